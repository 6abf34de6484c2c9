import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { authorizationRequired, openOfxScope, ofxPayee } from '../../../../test/fakeOfx.ts';

const pending = { state: 's1', codeVerifier: 'v1', redirectUri: 'https://here' };

const started = async (options: Parameters<typeof openOfxScope>[0] = {}, refuses = false) => {
  const opened = openOfxScope(options);
  if (refuses) opened.answers.renew = async () => failed(authorizationRequired);
  opened.scope.session.start();
  await opened.time.advance(0);
  return opened;
};

/** The modal counts. */
const needed = async () => {
  const opened = await started({}, true);
  opened.scope.session.authorization.send({ type: 'needed' });
  await opened.time.advance(0);
  return opened;
};

describe('a customer who was authorized before', () => {
  it('has a token by what the accounts service keeps, without being asked (OFX-QUOTE-21)', async () => {
    const { scope, calls } = await started();
    expect(calls).toEqual(['renew']);
    expect([scope.session.access, scope.session.authorization.open]).toEqual(['open', false]);
  });
});

describe('the token for market rates', () => {
  it('is asked for at load, and the partner feeds the market rates from then on (GATE-11, RATE-9)', async () => {
    const { fed, scope } = await started();
    expect(fed).toHaveLength(1);
    expect(scope.session.session.ratesToken).not.toBeNull();
    scope.session.signOut();
    expect(fed.at(-1)).toBeNull();
  });

  it('that cannot be had leaves the rates to the service, and says nothing of the payments token', async () => {
    const opened = openOfxScope();
    opened.answers.renew = async () => failed(callFailure('no-answer', '/partners/ofx/token'));
    opened.answers.forRates = async () => failed(callFailure('server-trouble', '/partners/ofx/token'));
    opened.scope.session.start();
    await opened.time.advance(0);
    expect(opened.fed).toEqual([]);
    expect(opened.scope.session.access).toBe('failed');
    expect(opened.scope.session.tokenFailure?.kind).toBe('no-answer');
  });
});

describe('a customer who has to authorize (GATE-22, OFX-AUTH-1)', () => {
  it('is sent to the partner’s page after 5 seconds, and the proof of it is kept until the return', async () => {
    const { scope, time, left, kept } = await needed();
    expect(scope.session.access).toBe('unauthorized');
    await time.advance(4_999);
    expect([left, kept()]).toEqual([[], null]);
    await time.advance(1);
    expect(left).toHaveLength(1);
    const query = new URL(left[0] ?? '').searchParams;
    expect(query.get('state')).toBe(kept()?.state);
    expect(query.get('code_challenge')).toBe(`hash-of-${kept()?.codeVerifier}`);
  });

  it('is sent at once by Continue (OFX-AUTH-3)', async () => {
    const { scope, time, left } = await needed();
    scope.session.authorization.goOn();
    await time.advance(0);
    expect(left).toHaveLength(1);
  });

  it('leaves nothing of the authorization behind where they sign out instead', async () => {
    const { scope, time, kept } = await needed();
    scope.session.authorization.goOn();
    await time.advance(0);
    expect(kept()).not.toBeNull();
    scope.stop();
    expect(kept()).toBeNull();
  });

  it('stays after Cancel, and is asked again only when they want it (S-96)', async () => {
    const { scope, time, left } = await needed();
    scope.session.authorization.cancel();
    await time.advance(60_000);
    expect(left).toEqual([]);
    scope.session.authorization.send({ type: 'wanted-again' });
    await time.advance(5_000);
    expect(left).toHaveLength(1);
  });

  it('is not sent away while something is typed that would be lost', async () => {
    const { scope, time, left } = await needed();
    scope.quote.send({ type: 'beneficiaries-chosen', beneficiaries: [ofxPayee('b1', 'Thalassa')] });
    await time.advance(60_000);
    expect(left).toEqual([]);
    expect(scope.session.authorization.waitsForUser).toBe(true);
    scope.quote.clear();
    await time.advance(6_000);
    expect(left).toHaveLength(1);
  });

  it('is counted for no longer once the page that asked is left', async () => {
    const { scope, time, left } = await needed();
    scope.session.authorization.pageLeft();
    await time.advance(60_000);
    expect(left).toEqual([]);
  });
});

describe('the return from the partner’s page (OFX-AUTH-6, OFX-AUTH-8)', () => {
  it('with our own state has its code exchanged, once', async () => {
    const { scope, calls, kept } = await started({
      takeReturn: () => ({ code: 'c1', error: null, state: 's1' }),
      pending,
    });
    expect(calls).toEqual(['exchange c1 v1']);
    expect([scope.session.access, kept()]).toEqual(['open', null]);
  });

  it('with another state has its code not used (S-97)', async () => {
    const { scope, calls } = await started(
      { takeReturn: () => ({ code: 'c1', error: null, state: 'other' }), pending },
      true,
    );
    expect(calls).toEqual(['renew']);
    expect(scope.session.authorization.state).toEqual({ kind: 'dismissed', why: { kind: 'forged' } });
  });

  it('with an error says so and sends nobody away by itself (S-96)', async () => {
    const { scope, time, left } = await started(
      { takeReturn: () => ({ code: null, error: 'access_denied', state: 's1' }), pending },
      true,
    );
    scope.session.authorization.send({ type: 'needed' });
    await time.advance(60_000);
    expect(left).toEqual([]);
    expect(scope.session.authorization.state).toMatchObject({ kind: 'dismissed', why: { kind: 'refused' } });
  });

  it('with a code that came too late says so and sends nobody round again', async () => {
    const opened = openOfxScope({ takeReturn: () => ({ code: 'c1', error: null, state: 's1' }), pending });
    opened.answers.exchange = async () =>
      failed(callFailure('refused', '/partners/ofx/token', { status: 400, code: 'INVALID_GRANT' }));
    opened.answers.renew = async () => failed(authorizationRequired);
    opened.scope.session.start();
    await opened.time.advance(0);
    opened.scope.session.authorization.send({ type: 'needed' });
    await opened.time.advance(60_000);
    expect(opened.left).toEqual([]);
    expect(opened.scope.session.access).toBe('unauthorized');
    expect(opened.scope.session.authorization.state).toEqual({ kind: 'dismissed', why: { kind: 'late' } });
  });

  it('whose exchange the browser sent twice, because its answer was lost, is no refusal: the authorization stands', async () => {
    const opened = openOfxScope({ takeReturn: () => ({ code: 'c1', error: null, state: 's1' }), pending });
    opened.answers.exchange = async () =>
      failed(callFailure('refused', '/partners/ofx/token', { status: 400, code: 'INVALID_GRANT' }));
    opened.scope.session.start();
    await opened.time.advance(0);
    expect(opened.scope.session.access).toBe('open');
    expect(opened.scope.session.authorization.state.kind).not.toBe('dismissed');
  });
});

describe('what breaks off on the way to a token', () => {
  const heard = hearDefects();

  it('is reported and told, and the next try brings the token', async () => {
    const opened = openOfxScope();
    const { renew } = opened.answers;
    const broken = new Error('nobody foresaw this');
    opened.answers.renew = () => Promise.reject(broken);
    const { session } = opened.scope;
    session.start();
    await opened.time.advance(0);
    expect(heard).toEqual([broken]);
    expect([session.access, session.asking]).toEqual(['failed', false]);
    opened.answers.renew = renew;
    session.tryAgain();
    await opened.time.advance(0);
    expect(session.access).toBe('open');
  });

  it('ends the way to the partner, and is told where it was asked for', async () => {
    const broken = new Error('this address is not safe');
    const opened = await started({ sha256: () => Promise.reject(broken) }, true);
    const { authorization } = opened.scope.session;
    authorization.send({ type: 'needed' });
    authorization.goOn();
    await opened.time.advance(0);
    expect(heard).toEqual([broken]);
    expect(authorization.state).toEqual({ kind: 'dismissed', why: { kind: 'unprepared' } });
    expect(opened.left).toEqual([]);
  });
});
