import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxRefusal } from '../../../test/ofxSamples.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { failed, succeeded } from '../../result/result.ts';
import { createRenewingTokenProvider, type TokenEvent } from '../../tokens/createRenewingTokenProvider.ts';
import type { OfxTokens, OfxTokenProvider } from '../api/ofxPorts.ts';
import type { OfxToken } from '../api/ofxToken.ts';
import {
  needsNewAuthorization,
  initialOfxSession,
  reduceOfxSession,
  mayAuthorizationHelp,
  type OfxSession,
  type OfxSessionAction,
} from './ofxSession.ts';
import { createPaymentGrant, ofxTokenPath, type PaymentGrant } from './paymentGrant.ts';

const token: OfxToken = { accessToken: 't', expires: 1 };
const requested: TokenEvent<OfxToken> = { type: 'token-requested' };
const received: TokenEvent<OfxToken> = { type: 'token-received', token };
const failedBy = (failure = ofxFailure()): TokenEvent<OfxToken> => ({ type: 'token-failed', failure });

const after = (...events: readonly OfxSessionAction[]): OfxSession =>
  events.reduce(reduceOfxSession, initialOfxSession);

describe('the partner session of OFX', () => {
  it('starts loading, with beneficiaries unknown (GATE-9)', () => {
    expect(initialOfxSession).toMatchObject({ loading: true, beneficiaries: null, needsAuth: false });
  });

  it('has needsAuth and authCode as they are set (GATE-10)', () => {
    expect(
      after({ type: 'needs-auth-set', needsAuth: true }, { type: 'auth-code-set', authCode: 'c' }),
    ).toMatchObject({ needsAuth: true, authCode: 'c' });
  });

  it('asks for a rates token and keeps it or its error, and needs no authorization for it (GATE-11)', () => {
    expect(after({ type: 'rates-token', event: received })).toMatchObject({
      loading: false,
      ratesToken: token,
    });
    const failure = ofxRefusal({ code: 'AUTHORIZATION_REQUIRED' });
    expect(
      after({ type: 'rates-token', event: requested }, { type: 'rates-token', event: failedBy(failure) }),
    ).toMatchObject({ loading: false, needsAuth: false, error: { of: 'rates-token', failure } });
  });

  it.each(['rates-token', 'payment-token'] as const)('loads while a %s is asked for', (type) => {
    const held = after({ type: 'payment-token', event: received });
    expect(reduceOfxSession(held, { type, event: requested })).toEqual({ ...held, loading: true });
  });

  it.each([
    ['token-refused', true],
    ['session-refused', true],
    ['missing-token', true],
    ['refused', false],
    ['no-answer', false],
    ['permission', false],
  ] as const)(
    'may be helped by a new authorization where a call failed with %s: %s (S-83)',
    (kind, helped) => {
      expect(mayAuthorizationHelp({ kind })).toBe(helped);
    },
  );

  it('a payments token ends needsAuth (GATE-12)', () => {
    expect(
      after({ type: 'needs-auth-set', needsAuth: true }, { type: 'payment-token', event: received }),
    ).toMatchObject({ loading: false, needsAuth: false, paymentToken: token, error: null });
  });

  it.each([
    ['AUTHORIZATION_REQUIRED', true],
    ['INVALID_GRANT', true],
    [null, false],
  ])(
    'one that fails with %s keeps its error and says whether to authorize: %s (GATE-13, GATE-22)',
    (code, needsAuth) => {
      const failure = ofxRefusal({ code });
      expect(needsNewAuthorization(failure)).toBe(needsAuth);
      expect(
        after(
          { type: 'payment-token', event: received },
          { type: 'payment-token', event: failedBy(failure) },
        ),
      ).toMatchObject({
        loading: false,
        paymentToken: null,
        needsAuth,
        error: { of: 'payment-token', failure },
      });
    },
  );

  it('lists, adds, edits and deletes beneficiaries by their id (GATE-15 to GATE-19)', () => {
    const [b1, b2] = [ofxBeneficiary('b1'), ofxBeneficiary('b2')];
    const listed = after({ type: 'beneficiaries-received', beneficiaries: [b1] });
    const added = reduceOfxSession(listed, { type: 'beneficiary-added', beneficiary: b2 });
    expect(added.beneficiaries).toEqual([b1, b2]);
    const renamed = ofxBeneficiary('b1', { name: 'Other' });
    const edited = reduceOfxSession(added, { type: 'beneficiary-edited', beneficiary: renamed });
    expect(edited.beneficiaries).toEqual([renamed, b2]);
    const asked = reduceOfxSession(edited, { type: 'beneficiary-change-requested' });
    expect(asked.loading).toBe(true);
    const refused = reduceOfxSession(asked, {
      type: 'beneficiary-change-failed',
      change: 'delete',
      failure: ofxFailure(),
    });
    expect(refused).toMatchObject({ loading: false, error: { of: 'delete' }, beneficiaries: [renamed, b2] });
    const deleted = reduceOfxSession(refused, { type: 'beneficiary-deleted', id: 'b1' });
    expect(deleted).toMatchObject({ beneficiaries: [b2], error: null });
    expect(reduceOfxSession(deleted, { type: 'signed-out' })).toBe(initialOfxSession);
  });

  it('a list that fails keeps its error, and one that was never fetched stays unknown', () => {
    expect(
      after({ type: 'beneficiaries-requested' }, { type: 'beneficiaries-failed', failure: ofxFailure() }),
    ).toMatchObject({ loading: false, beneficiaries: null, error: { of: 'beneficiaries' } });
    expect(after({ type: 'beneficiary-added', beneficiary: ofxBeneficiary('b1') }).beneficiaries).toBeNull();
  });
});

describe('a payments token', () => {
  it('is had once by the code that came back, or by what the accounts service keeps where the answer to that was lost, and so from then on (OFX-AUTH-8)', async () => {
    const asked: string[] = [];
    const tokens: OfxTokens = {
      exchange: async ({ code }) => {
        asked.push(code);
        return failed(ofxRefusal({ code: 'INVALID_GRANT' }));
      },
      renew: async () => {
        asked.push('renew');
        return succeeded({ accessToken: 't', expires: 9e15 });
      },
      forRates: async () => failed(ofxFailure()),
    };
    const grant: PaymentGrant = createPaymentGrant(tokens);
    grant.useCode({ code: 'code', redirectUri: 'u', codeVerifier: 'v' });
    const time = createVirtualTime();
    const keeper = createRenewingTokenProvider({
      tokens: grant,
      path: ofxTokenPath,
      clock: time.clock,
      timers: time.timers,
      onEvent: () => undefined,
    });
    await keeper.renew();
    const source: OfxTokenProvider = keeper;
    expect(await source.current()).toMatchObject({ accessToken: 't' });
    expect(asked).toEqual(['code', 'renew']);
    expect(grant.codeRefused(), 'said, since an earlier authorization holds').toMatchObject({
      code: 'INVALID_GRANT',
    });
    await keeper.renew();
    expect(asked).toEqual(['code', 'renew', 'renew']);
    expect(grant.codeRefused()).toBeNull();
  });

  it('that comes where the answer to the code was lost is not called that of an earlier authorization', async () => {
    const grant = createPaymentGrant({
      exchange: async () => failed(ofxFailure()),
      renew: async () => succeeded(token),
    });
    grant.useCode({ code: 'code', redirectUri: 'u', codeVerifier: 'v' });
    expect(await grant.request()).toMatchObject({ ok: true });
    expect(grant.codeRefused()).toBeNull();
  });

  it('that the code has brought is not asked for a second time', async () => {
    const asked: string[] = [];
    const answered = (name: string) => async () => (
      asked.push(name),
      succeeded({ ...token, accessToken: name })
    );
    const grant = createPaymentGrant({ exchange: answered('code'), renew: answered('renew') });
    grant.useCode({ code: 'code', redirectUri: 'u', codeVerifier: 'v' });
    expect(await grant.request()).toMatchObject({ value: { accessToken: 'code' } });
    expect(asked).toEqual(['code']);
  });
});
