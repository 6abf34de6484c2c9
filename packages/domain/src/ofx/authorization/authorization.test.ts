import { callFailure } from '../../calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import {
  buildAuthorizationRequest,
  type AuthorizationPageSettings,
  type AuthorizationRequest,
  type PendingAuthorization,
  type Sha256,
} from './authorizationRequest.ts';
import {
  reduceAuthorizationDialog,
  closedAuthorization,
  secondsToRedirect,
  type AuthorizationDialogAction,
  type AuthorizationDialogState,
  type AuthorizationFailure,
} from './authorizationState.ts';
import { authorizationFailureMessage, authorizationMessages } from './authorizationMessages.ts';
import {
  readAuthorizationReturn,
  type AuthorizationReturn,
  type ReturnQuery,
} from './readAuthorizationReturn.ts';
import { toAuthorizationFailure } from './toAuthorizationFailure.ts';

const place: AuthorizationPageSettings = {
  authorizeUrl: 'https://partner.test/authorize',
  clientId: 'fx gateway',
  redirectUri: 'https://web.test/secure/fxgateway/dashboard',
};

const sha256: Sha256 = async (text) => `hash-of-${text}`;

const request = (): Promise<AuthorizationRequest> => {
  let count = 0;
  return buildAuthorizationRequest(
    place,
    { uuid: () => `${(count += 1)}2345678-1234-4234-8234-123456789abc` },
    sha256,
  );
};

describe('an authorization with the partner', () => {
  it('asks for a code to make payments, back at the dashboard (OFX-AUTH-7)', async () => {
    const { link } = await request();
    expect(link).toMatch(
      /^https:\/\/partner\.test\/authorize\?response_type=code&client_id=fx%20gateway&scope=payments&/,
    );
    expect(link).toContain('redirect_uri=https%3A%2F%2Fweb.test%2Fsecure%2Ffxgateway%2Fdashboard');
  });

  it('carries a state of its own, and the challenge but never the verifier (S-92, S-97)', async () => {
    const { link, pending } = await request();
    expect(pending.state).not.toBe(pending.codeVerifier);
    expect(pending.codeVerifier).toMatch(/^[0-9a-f]{64}$/);
    expect(link).toContain(`state=${pending.state}`);
    expect(link).toContain(`code_challenge=hash-of-${pending.codeVerifier}&code_challenge_method=S256`);
    expect(link).not.toContain(`=${pending.codeVerifier}`);
  });
});

const pending: PendingAuthorization = { state: 's', codeVerifier: 'v', redirectUri: 'u' };
const back = (more: Partial<ReturnQuery>, kept: PendingAuthorization | null = pending): AuthorizationReturn =>
  readAuthorizationReturn({ code: null, error: null, state: null, ...more }, kept);

describe('a return from the partner (OFX-AUTH-6)', () => {
  it('with a code brings it with the address and the verifier it belongs to', () => {
    expect(back({ code: 'c', state: 's' })).toEqual({
      kind: 'code',
      code: { code: 'c', redirectUri: 'u', codeVerifier: 'v' },
    });
  });

  it('with an error has been refused', () => {
    expect(back({ error: 'access_denied', state: 's' })).toEqual({ kind: 'refused', error: 'access_denied' });
  });

  it('with an error has been refused also where it brings a code', () => {
    expect(back({ code: 'c', error: 'server_error', state: 's' })).toEqual({
      kind: 'refused',
      error: 'server_error',
    });
  });

  it.each([
    ['another state', { code: 'c', state: 'x' }, pending],
    ['no state', { code: 'c' }, pending],
    ['an error with another state', { error: 'access_denied', state: 'x' }, pending],
    ['one that was not asked for', { code: 'c', state: 's' }, null],
  ] as const)('is forged, and its code is not used: %s (S-97)', (_case, query, kept) => {
    expect(back(query, kept)).toEqual({ kind: 'forged' });
  });

  it('without code and error is an ordinary visit', () => {
    expect(back({ state: 'x' })).toEqual({ kind: 'none' });
  });
});

const after = (...events: readonly AuthorizationDialogAction[]): AuthorizationDialogState =>
  events.reduce(reduceAuthorizationDialog, closedAuthorization);
const seconds = (count: number): readonly AuthorizationDialogAction[] =>
  Array.from({ length: count }, () => ({ type: 'second-passed' }));
const refused: AuthorizationFailure = { kind: 'refused', error: 'server_error' };

describe('the modal of the authorization', () => {
  it('counts from 5 seconds and then sends the customer away (OFX-AUTH-2)', () => {
    expect(secondsToRedirect).toBe(5);
    expect(after({ type: 'needed' })).toEqual({ kind: 'counting', secondsLeft: 5 });
    expect(after({ type: 'needed' }, ...seconds(4))).toEqual({ kind: 'counting', secondsLeft: 1 });
    expect(after({ type: 'needed' }, ...seconds(5))).toEqual({ kind: 'leaving' });
  });

  it('Continue sends the customer away now (OFX-AUTH-3)', () => {
    expect(after({ type: 'needed' }, { type: 'continued' })).toEqual({ kind: 'leaving' });
  });

  it('Cancel stops the countdown for good, until the customer wants it again (OFX-AUTH-4, S-96)', () => {
    const cancelled = after({ type: 'needed' }, { type: 'cancelled' }, ...seconds(9), { type: 'needed' });
    expect(cancelled).toEqual({ kind: 'dismissed', why: { kind: 'cancelled' } });
    expect(reduceAuthorizationDialog(cancelled, { type: 'wanted-again' })).toMatchObject({
      kind: 'counting',
    });
  });

  it('is there also where nothing asked for it, once the customer wants it (S-83)', () => {
    expect(after({ type: 'wanted-again' })).toMatchObject({ kind: 'counting' });
    const leaving = after({ type: 'wanted-again' }, { type: 'continued' });
    expect(reduceAuthorizationDialog(leaving, { type: 'wanted-again' })).toBe(leaving);
  });

  it('is gone on with by who wants it anew or is on the way, though a token is renewed meanwhile', () => {
    const wanted = after({ type: 'wanted-again' }, { type: 'second-passed' });
    expect(reduceAuthorizationDialog(wanted, { type: 'granted' })).toBe(wanted);
    const leaving = reduceAuthorizationDialog(wanted, { type: 'continued' });
    expect(reduceAuthorizationDialog(leaving, { type: 'granted' })).toBe(leaving);
    expect(after({ type: 'needed' }, { type: 'granted' })).toBe(closedAuthorization);
  });

  it('a return without a code is not sent away again by itself (S-96)', () => {
    expect(after({ type: 'returned-without', why: refused }, { type: 'needed' })).toEqual({
      kind: 'dismissed',
      why: refused,
    });
    expect(after({ type: 'returned-without', why: refused }, { type: 'granted' })).toBe(closedAuthorization);
  });

  it('nothing happens to one that is closed', () => {
    expect(after({ type: 'second-passed' }, { type: 'continued' }, { type: 'cancelled' })).toBe(
      closedAuthorization,
    );
  });

  it('says in words why there is none', () => {
    expect(authorizationFailureMessage(refused)).toBe('The partner did not authorize us: server_error');
    expect(authorizationFailureMessage({ kind: 'refused', error: 'access_denied' })).toBe(
      'The authorization was refused at the partner.',
    );
    expect(authorizationFailureMessage({ kind: 'refused', error: '' })).toBe(
      'The authorization was refused at the partner.',
    );
    expect(authorizationFailureMessage({ kind: 'unprepared' })).toBe(
      'The way to the partner could not be made ready on this page. Please authorize again.',
    );
    expect(authorizationFailureMessage({ kind: 'late' })).toBe(
      'This authorization came too late, or was used before. Please authorize again.',
    );
    expect(authorizationFailureMessage({ kind: 'forged' })).toContain('was not used');
    expect(authorizationFailureMessage({ kind: 'cancelled' })).toContain('not authorized');
    expect(authorizationMessages.countdown(1)).toContain('in 1 second.');
    expect(authorizationMessages.countdown(5)).toContain('in 5 seconds.');
  });
});

const told = (code: string) =>
  toAuthorizationFailure(callFailure('refused', '/partners/ofx/token', { code, messages: ['No.'] }));

describe('a code that brings no token', () => {
  it('came too late where the partner does not know it any more, and is told in its words otherwise (OFX-AUTH-8)', () => {
    expect(told('INVALID_GRANT')).toEqual({ kind: 'late' });
    expect(told('AUTHORIZATION_REQUIRED')).toEqual({
      kind: 'refused',
      error: 'No. (AUTHORIZATION_REQUIRED)',
    });
  });
});
