import { failed } from '@fx-gateway/domain/result/result.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, openScope, thalassa } from '../../../../test/fakeCorpay.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const troubled = failure('server-trouble', { status: 503 });
const missing = failure('missing-token');

const tokensIn = (calls: readonly string[]) => calls.filter((call) => call === 'token').length;

const refused = async (options: Parameters<typeof openScope>[0] = {}, why = troubled) => {
  const opened = openScope(options);
  const { scope, answers, time } = opened;
  answers.token = async () => failed(why);
  answers.beneficiaries = failed(missing);
  scope.session.start();
  await time.advance(0);
  return { ...opened, session: scope.session };
};

describe('the gateway of a customer whose token could not be had', () => {
  it('says why, and goes on saying it where a beneficiary is changed in another tab', async () => {
    const store = createMemoryStore();
    const { session, calls, time } = await refused({ store });
    const other = openScope({ store }).scope.session;
    other.beneficiaryChanged({ type: 'beneficiary-added', beneficiary: thalassa });
    await time.advance(0);
    expect(calls).toContain('beneficiaries');
    expect([session.access, session.tokenFailure]).toEqual(['failed', troubled]);
  });

  it('goes on waiting for the partner to connect a new customer, until it answers something else', async () => {
    const { session, answers, time } = await refused(
      {},
      failure('refused', { status: 400, code: 'INTEGRATION_MISSING' }),
    );
    await session.beneficiaries.load();
    expect(session.awaitsIntegration).toBe(true);
    answers.token = async () => failed(troubled);
    session.tryAgain();
    await time.advance(0);
    expect(session.awaitsIntegration).toBe(false);
  });

  it('says nothing of it after a sign-out', async () => {
    const { session } = await refused();
    session.signOut();
    expect([session.access, session.tokenFailure, session.awaitsIntegration]).toEqual([
      'generating',
      null,
      false,
    ]);
  });
});

describe('the gateway of a customer who was let in', () => {
  it('says that the token could not be renewed, with the way to try again, until there is one', async () => {
    const { scope, answers, refuseToken, time } = await openQuotedScope();
    const { session } = scope;
    answers.token = async () => failed(troubled);
    refuseToken();
    await time.advance(0);
    answers.beneficiaries = failed(missing);
    await session.beneficiaries.load();
    expect([session.access, session.tokenFailure]).toEqual(['open', troubled]);
    session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: missing });
    expect(session.tokenFailure).toEqual(troubled);
    answers.token = null;
    session.tryAgain();
    await time.advance(0);
    expect(session.tokenFailure).toBeNull();
  });

  it('says nothing of the token where only the list of beneficiaries could not be had', async () => {
    const { scope, answers } = await openQuotedScope();
    answers.beneficiaries = failed(troubled);
    await scope.session.beneficiaries.load();
    expect(scope.session.tokenFailure).toBeNull();
  });

  it('asks for no other token at a later visit, but for one after a sign-out', async () => {
    const { scope, calls, time } = await openQuotedScope();
    scope.session.start();
    await time.advance(0);
    expect(tokensIn(calls)).toBe(1);
    scope.session.signOut();
    scope.session.start();
    await time.advance(0);
    expect([scope.session.access, tokensIn(calls)]).toEqual(['open', 2]);
  });
});

describe('the token of a page', () => {
  it('is waited for while it is on its way, whatever else fails meanwhile', async () => {
    const { scope, answers, time } = openScope();
    const { session } = scope;
    answers.token = () => new Promise(() => undefined);
    answers.beneficiaries = failed(missing);
    session.start();
    await session.beneficiaries.load();
    await time.advance(0);
    expect([session.access, session.tokenFailure]).toEqual(['generating', null]);
  });

  it('is forgotten while it is locked: one on its way then opens nothing, and one is asked for at the return', async () => {
    const { scope, answers, calls, time } = openScope();
    const { session } = scope;
    const { held, goOn } = heldCall(async () => failed(troubled));
    answers.token = held;
    session.start();
    await time.advance(0);
    session.forgetToken();
    goOn();
    await time.advance(0);
    expect([session.access, session.tokenFailure]).toEqual(['generating', null]);
    answers.token = null;
    session.tryAgain();
    await time.advance(0);
    expect([session.access, tokensIn(calls)]).toEqual(['open', 2]);
  });
});

describe('a call that failed only for want of a token', () => {
  it('is told once, by the notice that asks for another token', async () => {
    const { session } = await refused();
    for (const kind of ['missing-token', 'token-refused', 'session-refused'] as const)
      expect(session.isTold(failure(kind)), kind).toBe(true);
    expect(session.isTold(failure('server-trouble', { status: 503 }))).toBe(false);
  });

  it('is told by itself where there is a token', async () => {
    const { scope } = await openQuotedScope();
    expect(scope.session.isTold(failure('token-refused'))).toBe(false);
  });
});
