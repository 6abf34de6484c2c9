import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../../test/sampleDeals.ts';
import { saidOfBookingWords } from './lostBookingWords.ts';

describe('what came back on the question whether a booking was made', () => {
  it.each([
    ['nobody was asked', null, 'It is not known whether it was booked.'],
    ['no order was named', 'no-number', 'The partner named no order.'],
    ['the quote is over', refusal({ status: 410 }), 'The partner answered that its quote is over.'],
    ['a refusal', refusal(), 'The partner refused to book it: No.'],
    ['a refusal without words', refusal({ messages: [] }), 'The partner refused to book it.'],
    ['no permission', refusal({ kind: 'permission', status: 403 }), 'The partner refused to book it: No.'],
    ...(['server-trouble', 'unreadable', 'token-refused'] as const).map(
      (kind) =>
        [kind, failure({ kind }), 'The answer of the partner does not say whether it was booked.'] as const,
    ),
  ] as const)('is told as it was: %s', (_what, said, words) => {
    expect(saidOfBookingWords(said)).toBe(words);
  });

  it('is only silence where nobody answered', () => {
    expect(saidOfBookingWords(failure())).toBe('Nobody answered whether it was booked.');
  });
});
