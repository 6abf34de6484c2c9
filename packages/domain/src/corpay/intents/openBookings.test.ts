import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import { bookingIntent, instructionIntent } from '../../../test/sampleDeals.ts';
import type { CorpayJournalEntry } from './intent.ts';
import { isSameBooking, findNewDuplicateBookingInJournal, type BookingTerms } from './openBookings.ts';

const terms: BookingTerms = {
  beneficiaryId: 'b1',
  settlement: makeMoney(1_153_402n, 'USD'),
  payment: makeMoney(1_000_000n, 'EUR'),
  lockSide: 'Payment',
};
const otherSettlement = makeMoney(1_160_000n, 'USD');
const otherPayment = makeMoney(990_000n, 'EUR');

describe('the same booking', () => {
  it.each<readonly [string, Partial<BookingTerms>, Partial<BookingTerms>, boolean]>([
    ['the same terms', {}, {}, true],
    ['the other side moved with the rate', {}, { settlement: otherSettlement }, true],
    ['another locked amount', {}, { payment: otherPayment }, false],
    ['another payee', {}, { beneficiaryId: 'b2' }, false],
    ['another settlement currency', {}, { settlement: makeMoney(1_153_402n, 'GBP') }, false],
    [
      'another payment currency',
      { lockSide: 'Settlement' },
      { lockSide: 'Settlement', payment: makeMoney(1_000_000n, 'GBP') },
      false,
    ],
    [
      'both lock what is settled',
      { lockSide: 'Settlement' },
      { lockSide: 'Settlement', payment: otherPayment },
      true,
    ],
    [
      'each locks another side, and one of them agrees',
      {},
      { lockSide: 'Settlement', settlement: otherSettlement },
      true,
    ],
    [
      'each locks another side, and neither agrees',
      {},
      { lockSide: 'Settlement', settlement: otherSettlement, payment: otherPayment },
      false,
    ],
    [
      'an earlier version kept no locked side, and one agrees',
      { lockSide: null },
      { payment: otherPayment },
      true,
    ],
    [
      'an earlier version kept no locked side, and what is paid agrees with one that locks what is settled',
      { lockSide: null },
      { lockSide: 'Settlement', settlement: otherSettlement },
      true,
    ],
    [
      'an earlier version kept no locked side, and none agrees',
      { lockSide: null },
      { payment: otherPayment, settlement: otherSettlement },
      false,
    ],
  ])('%s', (_what, left, right, same) => {
    expect(isSameBooking({ ...terms, ...left }, { ...terms, ...right })).toBe(same);
    expect(isSameBooking({ ...terms, ...right }, { ...terms, ...left })).toBe(same);
  });
});

const bookedAs = (
  number: string,
  more: Partial<BookingTerms> = {},
): AnsweredMoneyCall<CorpayJournalEntry> => ({
  intent: { ...bookingIntent, ...terms, quoteId: `q${number}`, ...more },
  answer: { became: 'booked', number, words: '' },
});

describe('a deal that another tab or terminal has booked meanwhile', () => {
  it('is one with the same terms that was not booked before', () => {
    expect(
      findNewDuplicateBookingInJournal([bookedAs('700'), bookedAs('701')], terms, ['q700'])?.answer.number,
    ).toBe('701');
    const moved = bookedAs('701', { settlement: otherSettlement });
    expect(findNewDuplicateBookingInJournal([moved], terms, [])).toEqual(moved);
  });

  it('is none of other terms, nor one that was booked before, nor an instruction', () => {
    const instruction = { ...instructionIntent, orderNumber: '703' };
    const answered = [
      bookedAs('700'),
      bookedAs('701', { payment: otherPayment }),
      bookedAs('702', { beneficiaryId: 'b2' }),
      { intent: instruction, answer: { became: 'instructed', number: '703', words: '' } },
    ] satisfies readonly AnsweredMoneyCall<CorpayJournalEntry>[];
    expect(findNewDuplicateBookingInJournal(answered, terms, ['q700'])).toBeNull();
  });
});
