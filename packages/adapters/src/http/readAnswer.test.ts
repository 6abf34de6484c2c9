import { isAccessLost, provesNothingHappened } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './readAnswer.ts';

const spoken = { messages: [], listed: false, code: null, namesPermission: false };
const read = readAnswer({ spoken: () => spoken, forbidden: () => 'session-refused' });

describe('a call that the gateway refused though the sign-in holds', () => {
  it.each([
    [{ kind: 'wrong-clock', ahead: -600, status: 403, requestId: 'r-1' }, /clock .* 10 minutes behind/],
    [
      { kind: 'not-admitted', status: 403, requestId: 'r-1' },
      /refuses \/deal\/book though you are signed in/,
    ],
  ] as const)('proves that nothing happened, and is no lost session: $kind', (answer, words) => {
    const result = read('/deal/book', answer, (body) => body);
    expect(result).toMatchObject({
      ok: false,
      failure: {
        kind: 'gateway-refused',
        status: 403,
        messages: [expect.stringMatching(words)],
        requestId: 'r-1',
      },
    });
    if (result.ok) return;
    expect(provesNothingHappened(result.failure)).toBe(true);
    expect(isAccessLost(result.failure)).toBe(false);
  });
});
