import { describe, expect, it } from 'vitest';
import { callFailure } from '../calls/callFailure.ts';
import { findMissingAnswerKind, missingAnswerMessages } from './missingAnswerMessages.ts';

describe('a booking without an answer', () => {
  it.each([
    ['no-answer', 'The answer did not reach this page, so it may be booked or not.'],
    ['server-trouble', 'The answer does not say whether it was booked, so it may be booked or not.'],
    ['unreadable', 'The answer does not say whether it was booked, so it may be booked or not.'],
  ] as const)('after %s says what is known of the deal (ERR-23, ERR-43, ERR-44, S-80)', (kind, words) => {
    expect(missingAnswerMessages[findMissingAnswerKind(callFailure(kind, '/call'))]).toBe(words);
  });

  it('that was refused is not said to be unanswered: what the partner says stands beside it', () => {
    const refused = callFailure('refused', '/call', {
      status: 409,
      messages: ['This quote is booked already.'],
    });
    expect(missingAnswerMessages[findMissingAnswerKind(refused)]).toBe(
      'The partner refused this call. An earlier copy of it may have booked the deal: browsers and gateways may send one twice.',
    );
  });

  it('after an answer that names no order says just that', () => {
    expect(missingAnswerMessages[findMissingAnswerKind(null)]).toBe(
      'The answer names no order, so it may be booked or not.',
    );
  });

  it('of another tab or an earlier visit is not said to have had no answer', () => {
    expect(missingAnswerMessages.earlier).toBe(
      'Another tab or an earlier visit sent it, and its answer is not known here, so it may be booked or not.',
    );
  });
});
