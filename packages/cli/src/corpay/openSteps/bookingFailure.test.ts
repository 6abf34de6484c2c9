import { callFailure, type CallFailureKind } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { bookingFailure } from './bookingFailure.ts';

const intent = sampleBooking;
const failure = (kind: CallFailureKind, status: number | null, messages: string[] = [], listed = true) =>
  callFailure(kind, '/deal/book', { status, messages, listed, requestId: 'r-1' });

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
  ])('is shown in the specified words, and never as failed: %s', (_what, lost, words) => {
    expect(bookingFailure({ kind: 'unknown', intent, failure: lost })).toMatchObject({
      exit: 8,
      code: 'outcome-unknown',
      message: `${words} ${unknown}`,
      hint: expect.stringContaining('fxg quotes settle'),
      requestId: 'r-1',
    });
  });

  it('is shown also where the partner answered, and with what the words leave out', () => {
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

it('a booking that is not sent over an earlier one says by its code whether it is the same', () => {
  const earlier = { kind: 'earlier-open', earlier: intent } as const;
  expect(bookingFailure({ ...earlier, same: true })).toMatchObject({ exit: 8, code: 'same-open' });
  expect(bookingFailure({ ...earlier, same: false })).toMatchObject({ exit: 8, code: 'other-open' });
});

it('a booking that the partner refused says first that nothing was booked, whatever the words are about', () => {
  const gone = failure('token-refused', 401);
  expect(bookingFailure({ kind: 'refused', failure: gone })).toMatchObject({
    exit: 4,
    hint: expect.stringMatching(/^Nothing was booked\.\nRun the same command again;/),
  });
  expect(bookingFailure({ kind: 'refused', failure: failure('refused', 400, ['Too late.']) })).toMatchObject({
    exit: 7,
    hint: 'Nothing was booked.',
  });
});
