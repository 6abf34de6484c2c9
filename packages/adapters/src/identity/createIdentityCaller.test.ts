import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { createAmplifyContext } from 'aws-amplify';
import { describe, expect, it } from 'vitest';
import { runWithoutLock } from './signInLock.ts';
import { createIdentityCaller } from './createIdentityCaller.ts';

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

const forget = async (): Promise<void> => undefined;

const open = () => {
  let adopted = 0;
  const context = createAmplifyContext({}, {});
  const { timers, runOut } = handTimers();
  const adopt = async () => {
    adopted += 1;
    return null;
  };
  return {
    caller: createIdentityCaller(
      {
        context,
        userPool: context,
        attempt: () => ({ context, adopt }),
        leaving: adopt,
        forget,
        kept: async () => null,
        alone: runWithoutLock,
      },
      timers,
    ),
    runOut,
    adopted: () => adopted,
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
  it('leaves the kept session alone when it succeeds after all', async () => {
    const { caller, runOut, adopted } = open();
    const late = lateStep();
    const answer = caller.signIn(late.work);
    runOut();
    expect(await answer).toEqual({
      ok: false,
      failure: { name: 'no-answer', message: identityMessages.noAnswer },
    });
    late.arrive();
    await settled();
    expect(adopted()).toBe(0);
  });

  it('does not undo a newer attempt', async () => {
    const { caller, adopted } = open();
    const late = lateStep();
    const older = caller.signIn(late.work);
    expect(await caller.signIn(async () => 'DONE')).toEqual({ ok: true, value: 'DONE' });
    late.arrive();
    expect(await older).toMatchObject({ ok: false, failure: { name: 'no-answer' } });
    expect(adopted()).toBe(1);
  });
});
