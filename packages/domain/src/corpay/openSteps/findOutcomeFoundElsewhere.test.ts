import { describe, expect, it } from 'vitest';
import { bookingIntent, instructionIntent } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { DealAwaitingInstructionEntry } from '../intents/intent.ts';
import { findOutcomeFoundElsewhere, outcomeFoundElsewhereMessages } from './findOutcomeFoundElsewhere.ts';

/** The deal that the booking became, waiting for its instruction. */
const deal: DealAwaitingInstructionEntry = {
  kind: 'awaited-instruction',
  orderNumber: '701',
  settlement: bookingIntent.settlement,
  payment: bookingIntent.payment,
  beneficiaryId: bookingIntent.beneficiaryId,
  payee: bookingIntent.payee,
  startedAt: bookingIntent.startedAt,
};
const became = (orderNumber: string | null) => ({ kind: 'settled-elsewhere', orderNumber });

describe('a step that another process has settled', () => {
  it('is told only once it is kept here no more', () => {
    expect(findOutcomeFoundElsewhere([bookingIntent, instructionIntent], instructionIntent)).toBeNull();
    expect(findOutcomeFoundElsewhere([bookingIntent], instructionIntent)).toEqual(became('700'));
  });

  it('is the order that waits for the instruction of that very booking', () => {
    expect(
      findOutcomeFoundElsewhere([{ ...deal, orderNumber: '699', startedAt: 1 }, deal], bookingIntent),
    ).toEqual(became('701'));
  });

  it.each<[string, Partial<DealAwaitingInstructionEntry>]>([
    ['was booked at another moment', { startedAt: 1 }],
    ['pays somebody else', { beneficiaryId: 'b2' }],
    ['pays another amount', { payment: makeMoney(1_000_001n, 'EUR') }],
  ])('is no order that %s', (_what, other) => {
    expect(findOutcomeFoundElsewhere([{ ...deal, ...other }], bookingIntent)).toEqual(became(null));
  });

  it('is found beside an open instruction that began at the same moment with the same amount', () => {
    const { startedAt, beneficiaryId, payment } = bookingIntent;
    const open = { ...instructionIntent, startedAt, beneficiaryId, payment };
    expect(findOutcomeFoundElsewhere([open, deal], bookingIntent)).toEqual(became('701'));
  });
});

describe('what is said of a step that was settled in another tab', () => {
  it('a booking is told by its amount and its beneficiary, and where to see what was booked', () => {
    expect(outcomeFoundElsewhereMessages.title(bookingIntent)).toBe(
      'What became of your booking was found out in another tab.',
    );
    expect(outcomeFoundElsewhereMessages.words(bookingIntent)).toBe(
      'You were booking €10,000.00 for Payee. No order of it waits for its instruction here; Past Orders shows what was booked.',
    );
  });

  it('an instruction is told by its order, which shows the payments', () => {
    expect(outcomeFoundElsewhereMessages.title(instructionIntent)).toBe(
      'What became of your instruction of order 700 was found out in another tab.',
    );
    expect(outcomeFoundElsewhereMessages.words(instructionIntent)).toBe(
      'The order shows which payments are instructed.',
    );
  });
});
