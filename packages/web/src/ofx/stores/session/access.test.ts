import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { authorizationRequired, openOfxScope } from '../../../../test/fakeOfx.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const troubled = callFailure('server-trouble', '/partners/ofx/token', { status: 503 });

const started = async (failure: typeof troubled | null = null) => {
  const opened = openOfxScope();
  const { answers } = opened;
  const { renew, forRates } = answers;
  const asked = { rates: 0 };
  answers.forRates = () => {
    asked.rates += 1;
    return forRates();
  };
  if (failure !== null) answers.renew = async () => failed(failure);
  const { session } = opened.scope;
  session.start();
  await opened.time.advance(0);
  return {
    ...opened,
    session,
    asked,
    /** The accounts service answers again. */
    recover: () => (answers.renew = renew),
    renewals: () => opened.calls.filter((call) => call === 'renew').length,
  };
};

describe('the gateway of a customer', () => {
  it('waits for a payments token that is on its way, and says why there is none only then', async () => {
    const { scope, time, answers } = openOfxScope();
    const { session } = scope;
    expect([session.access, session.tokenFailure]).toEqual(['generating', null]);
    answers.renew = async () => failed(troubled);
    session.start();
    expect([session.access, session.asking]).toEqual(['generating', true]);
    await time.advance(0);
    expect([session.access, session.asking, session.tokenFailure]).toEqual(['failed', false, troubled]);
    session.tryAgain();
    expect([session.access, session.tokenFailure]).toEqual(['generating', troubled]);
  });

  it('says nothing of a failure that an authorization will help', async () => {
    const { session } = await started(authorizationRequired);
    expect([session.access, session.tokenFailure]).toEqual(['unauthorized', null]);
  });

  it('says once, above every page, why there is no token', async () => {
    const { session, recover, time } = await started(troubled);
    expect(session.isTold(callFailure('token-refused', '/deals'))).toBe(true);
    expect(session.isTold(callFailure('missing-token', '/deals'))).toBe(true);
    expect(session.isTold(callFailure('no-answer', '/deals'))).toBe(false);
    recover();
    session.tryAgain();
    await time.advance(0);
    expect([session.access, session.tokenFailure]).toEqual(['open', null]);
    expect(session.isTold(callFailure('token-refused', '/deals'))).toBe(false);
  });

  it('stays open while its token is renewed, and where that fails (GATE-3)', async () => {
    const { session, refuseToken, answers, time } = await started();
    answers.renew = async () => failed(troubled);
    refuseToken();
    expect(session.access).toBe('open');
    await time.advance(0);
    expect([session.access, session.tokenFailure]).toEqual(['open', troubled]);
  });

  it('asks for a token once more at a later visit only where it could not be had', async () => {
    const { session, recover, renewals, time } = await started(troubled);
    recover();
    session.start();
    await time.advance(0);
    expect([session.access, renewals()]).toEqual(['open', 2]);
    session.start();
    await time.advance(0);
    expect(renewals()).toBe(2);
  });

  it('is closed by a sign-out, and is that of a new visit after the next sign-in', async () => {
    const { session, recover, renewals, asked, time } = await started(troubled);
    session.signOut();
    expect([session.access, session.tokenFailure]).toEqual(['generating', null]);
    recover();
    session.start();
    await time.advance(0);
    expect([session.access, renewals(), asked.rates]).toEqual(['open', 2, 2]);
    session.signOut();
    expect(session.access).toBe('generating');
    expect(session.session).toMatchObject({ paymentToken: null, ratesToken: null });
  });

  it('opens for nobody by a token that comes after the sign-out', async () => {
    const { scope, time, answers, fed } = openOfxScope();
    const [renewal, ofRates] = [heldCall(answers.renew), heldCall(answers.forRates)];
    Object.assign(answers, { renew: renewal.held, forRates: ofRates.held });
    scope.session.start();
    await time.advance(0);
    scope.session.signOut();
    renewal.goOn();
    ofRates.goOn();
    await time.advance(0);
    expect(scope.session.access).toBe('generating');
    expect(fed).toEqual([null]);
  });
});

describe('the tokens of a page', () => {
  it('are forgotten while it is locked, and asked for anew when its user is back', async () => {
    const { session, renewals, asked, time } = await started();
    session.forgetToken();
    expect(session.access).toBe('open');
    await time.advance(0);
    expect([renewals(), asked.rates]).toEqual([1, 1]);
    session.tryAgain();
    await time.advance(0);
    expect([renewals(), asked.rates]).toEqual([2, 2]);
  });

  it('are asked for one by one: the one for market rates is left alone while there is one', async () => {
    const { session, renewals, asked, time } = await started(troubled);
    session.forgetToken();
    session.tryAgain();
    await time.advance(0);
    session.tryAgain();
    await time.advance(0);
    expect([renewals(), asked.rates]).toEqual([3, 2]);
  });

  it('for market rates that could not be had is asked for when the user tries again (GATE-11)', async () => {
    const { scope, time, answers, fed } = openOfxScope();
    const { forRates } = answers;
    answers.forRates = async () => failed(troubled);
    scope.session.start();
    await time.advance(0);
    expect(fed).toEqual([]);
    answers.forRates = forRates;
    scope.session.tryAgain();
    await time.advance(0);
    expect(fed).toHaveLength(1);
  });
});

const returned = async (code: string | null, failure = authorizationRequired) => {
  const opened = openOfxScope({
    takeReturn: () => (code === null ? null : { code, error: null, state: 's1' }),
    pending: { state: 's1', codeVerifier: 'v1', redirectUri: 'https://here' },
  });
  opened.answers.exchange = async () => failed(failure);
  opened.answers.renew = async () => failed(failure);
  opened.scope.session.start();
  await opened.time.advance(0);
  return opened;
};

describe('an authorization that came back with a code that is no good', () => {
  it('is told in the words of the partner (S-96)', async () => {
    const { scope } = await returned('c1');
    expect(scope.session.authorization.state).toEqual({
      kind: 'dismissed',
      why: { kind: 'refused', error: 'Authorize first. (AUTHORIZATION_REQUIRED)' },
    });
  });

  it('is another thing than a call that got no answer, and than a first visit', async () => {
    const unanswered = await returned('c1', callFailure('no-answer', '/partners/ofx/token'));
    expect(unanswered.scope.session.access).toBe('failed');
    expect(unanswered.scope.session.authorization.state.kind).toBe('closed');
    const first = await returned(null);
    expect(first.scope.session.access).toBe('unauthorized');
    expect(first.scope.session.authorization.state.kind).toBe('closed');
  });
});
