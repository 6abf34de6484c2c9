import { describe, expect, it } from 'vitest';
import { callFailure, isAccessLost, provesNothingHappened, type CallFailureKind } from './callFailure.ts';
import { createSingleRetry } from './createSingleRetry.ts';

const kinds: readonly (readonly [CallFailureKind, number | null, proof: boolean, access: boolean])[] = [
  ['missing-configuration', null, true, false],
  ['missing-token', null, true, true],
  ['session-lost', null, true, true],
  ['token-refused', 401, true, true],
  ['session-refused', 403, true, true],
  ['permission', 403, true, false],
  ['quote-ended', null, true, false],
  ['switched-off', null, true, false],
  ['refused', 400, true, false],
  ['refused', 410, true, false],
  ['refused', 422, true, false],
  ['refused', 429, true, false],
  ['refused', null, false, false],
  ['refused', 408, false, false],
  ['refused', 409, false, false],
  ['refused', 425, false, false],
  ['server-trouble', 500, false, false],
  ['server-trouble', 503, false, false],
  ['no-answer', null, false, false],
  ['unreadable', 200, false, false],
];

describe('a call that failed', () => {
  it.each(kinds)('%s with status %s proves that nothing happened: %s', (kind, status, proof) => {
    expect(provesNothingHappened(callFailure(kind, '/call', { status }))).toBe(proof);
  });

  it.each(kinds)('%s with status %s (proof %s) is for want of access: %s', (kind, status, _proof, access) => {
    expect(isAccessLost(callFailure(kind, '/call', { status }))).toBe(access);
  });

  it('is known by no more than it was told', () => {
    expect(callFailure('refused', '/call', { status: 400, messages: ['No.'] })).toEqual({
      kind: 'refused',
      path: '/call',
      status: 400,
      messages: ['No.'],
      code: null,
      listed: false,
      requestId: null,
    });
  });
});

describe('a call that failed for want of a token', () => {
  const refused = callFailure('token-refused', '/call', { status: 401 });

  it('is asked once more with a new one, and a second refusal is final', () => {
    const singleRetry = createSingleRetry();
    expect([singleRetry.isDue(refused), singleRetry.isDue(refused)]).toEqual([true, false]);
  });

  it('is asked once more again after a success, or when the user wants it', () => {
    const singleRetry = createSingleRetry();
    singleRetry.isDue(refused);
    singleRetry.allow();
    expect([singleRetry.isDue(refused), singleRetry.isDue(refused)]).toEqual([true, false]);
  });

  it('is never asked once more for anything else, and that does not use up the one time', () => {
    const singleRetry = createSingleRetry();
    expect(singleRetry.isDue(null)).toBe(false);
    expect(singleRetry.isDue(callFailure('no-answer', '/call'))).toBe(false);
    expect(singleRetry.isDue(refused)).toBe(true);
  });
});

it('a failure of which nothing more is known says nothing, and a gateway that refuses a call has done nothing', () => {
  expect(callFailure('no-answer', '/deal/book').messages).toEqual([]);
  expect(provesNothingHappened({ kind: 'gateway-refused', status: 403 })).toBe(true);
});
