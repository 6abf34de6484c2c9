import type { CallFailure, CallFailureKind } from '@fx-gateway/domain/calls';
import type { BookingIntent } from '@fx-gateway/domain/corpay';
import { describe, expect, it } from 'vitest';
import { bookingFailure } from './bookingFailure.ts';

const intent: BookingIntent = {
  kind: 'booking',
  quoteId: 'Q1',
  idempotencyKey: 'k',
  settlement: { currency: 'USD', minor: 100n },
  payment: { currency: 'EUR', minor: 90n },
  beneficiaryId: 'B1',
  payee: 'Acme',
  lockSide: 'Payment',
  rate: 0.9,
  endsAt: null,
  newestOrder: null,
  startedAt: 0,
};
const failure = (
  kind: CallFailureKind,
  status: number | null,
  messages: readonly string[] = [],
  listed = true,
): CallFailure => ({ kind, path: '/deal/book', status, messages, code: null, listed, requestId: 'r-1' });

const connection = "We're having trouble connecting. Please try again later.";
const unknown = 'It is not known whether the deal was booked.';

describe('a booking whose outcome is unknown', () => {
  it.each([
    [
      '500 with errors',
      failure('server-trouble', 500, ['Desk closed.']),
      'Unable to book deal: Desk closed.',
    ],
    [
      '500 with words that have no full stop',
      failure('server-trouble', 500, ['Upstream sad']),
      'Unable to book deal: Upstream sad.',
    ],
    ['500 without errors', failure('server-trouble', 500), connection],
    ['502 without errors', failure('server-trouble', 502), connection],
    ['no answer', failure('no-answer', null), connection],
  ])('is told in the specified words, and never as failed: %s', (_what, lost, words) => {
    expect(bookingFailure({ kind: 'unknown', intent, failure: lost })).toMatchObject({
      exit: 8,
      code: 'outcome-unknown',
      message: `${words} ${unknown}`,
      hint: expect.stringContaining('fxg quotes settle'),
      requestId: 'r-1',
    });
  });

  it('is told also where the partner answered, and with what the words leave out', () => {
    expect(bookingFailure({ kind: 'unknown', intent, failure: null })).toMatchObject({
      exit: 8,
      message: `The partner named no order. ${unknown}`,
    });
    const spoken = failure('server-trouble', 500, ['Come back at nine.'], false);
    expect(bookingFailure({ kind: 'unknown', intent, failure: spoken }).hint).toMatch(
      /^The partner says: Come back at nine\.\n.*fxg quotes settle/s,
    );
  });
});
