import { identityWords } from '@fx-gateway/domain/identity';
import type { Timers } from '@fx-gateway/domain/ports';
import { createAmplifyContext } from 'aws-amplify';
import { describe, expect, it } from 'vitest';
import { identityCaller } from './identityCaller.ts';

const handTimers = () => {
  const waiting: (() => void)[] = [];
  const timers: Timers = {
    after: (_ms, run) => {
      waiting.push(run);
      return () => undefined;
    },
  };
  return { timers, runOut: () => waiting.splice(0).forEach((run) => run()) };
};

const open = () => {
  let forgotten = 0;
  const context = createAmplifyContext({}, {});
  const { timers, runOut } = handTimers();
  const forget = async () => void (forgotten += 1);
  return {
    caller: identityCaller({ context, userPool: context, forget }, timers),
    runOut,
    forgotten: () => forgotten,
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const lateStep = () => {
  const answers = new EventTarget();
  return {
    work: () => new Promise<string>((resolve) => answers.addEventListener('done', () => resolve('DONE'))),
    arrive: () => answers.dispatchEvent(new Event('done')),
  };
};

describe('an attempt to sign in that nobody waits for any more', () => {
  it('leaves nobody signed in when it succeeds after all', async () => {
    const { caller, runOut, forgotten } = open();
    const late = lateStep();
    const answer = caller.signIn(late.work);
    runOut();
    expect(await answer).toEqual({
      ok: false,
      failure: { name: 'no-answer', message: identityWords.noAnswer },
    });
    expect(forgotten()).toBe(0);
    late.arrive();
    await settled();
    expect(forgotten()).toBe(1);
  });

  it('does not undo a newer attempt', async () => {
    const { caller, runOut, forgotten } = open();
    const late = lateStep();
    const given = caller.signIn(late.work);
    runOut();
    await given;
    expect(await caller.signIn(async () => 'DONE')).toEqual({ ok: true, value: 'DONE' });
    late.arrive();
    await settled();
    expect(forgotten()).toBe(0);
  });
});
