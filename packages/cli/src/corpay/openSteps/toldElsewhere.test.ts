import type { StoredInstructionCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { bookingOutcomeMismatch } from './bookingOutcomeMismatch.ts';
import { bookingFailure } from './bookingFailure.ts';
import { moneyCallOutcomeMessage } from './moneyCallOutcomeMessage.ts';

const instruction: StoredInstructionCall = {
  kind: 'instruction',
  orderNumber: '700',
  idempotencyKey: 'k1',
  payment: makeMoney(1_000_000n, 'EUR'),
  beneficiaryId: 'b1',
  payee: 'Acme',
  reference: '',
  detailsChecked: false,
  startedAt: 0,
};

const elsewhere = (orderNumber: string | null) =>
  ({ kind: 'settled-elsewhere', intent: sampleBooking, orderNumber }) as const;

const said = (quoteId: string | null) => ({ quoteId, decision: { order: '701' } });

describe('what another fxg has settled meanwhile', () => {
  it.each([
    ['700', 'it is order 700.'],
    [null, 'no order of it waits for its instruction here.'],
  ])('is said of a booking with its order, where that is known: %s', (orderNumber, words) => {
    expect(moneyCallOutcomeMessage(elsewhere(orderNumber))).toBe(
      `Another fxg has settled your booking of €10,000.00 to Acme for $11,534.02 meanwhile: ${words}`,
    );
  });

  it('is said of an instruction with how to see it', () => {
    expect(
      moneyCallOutcomeMessage({ kind: 'settled-elsewhere', intent: instruction, orderNumber: '700' }),
    ).toBe(
      'Another fxg has settled your instruction of order 700 meanwhile. See it with: fxg orders show 700',
    );
  });

  it('is held against what is said of that booking alone', () => {
    expect(bookingOutcomeMismatch([elsewhere('700')], said(null))).toMatchObject({
      exit: 7,
      code: 'became-another',
    });
    expect(bookingOutcomeMismatch([elsewhere('700')], said('q1'))?.message).toContain(
      'is order 700, not order 701.',
    );
    expect(bookingOutcomeMismatch([elsewhere('700')], said('q2'))).toBeNull();
    expect(bookingOutcomeMismatch([elsewhere('701')], said('q1'))).toBeNull();
    expect(bookingOutcomeMismatch([elsewhere('700')], null)).toBeNull();
    const instructed = { kind: 'instructed', intent: instruction, orderNumber: '700' } as const;
    expect(bookingOutcomeMismatch([instructed, elsewhere('700')], said('q1'))).toMatchObject({ exit: 7 });
    const other = { kind: 'settled-elsewhere', intent: instruction, orderNumber: '700' } as const;
    expect(bookingOutcomeMismatch([other], said(null))).toBeNull();
  });
});

it.each([
  [true, 'same-open', 'the same booking was already sent'],
  [false, 'other-open', 'another booking'],
])('a booking that stands in the way is named by its kind: same is %s', (same, code, words) => {
  expect(bookingFailure({ kind: 'earlier-open', same, earlier: sampleBooking })).toMatchObject({
    exit: 8,
    code,
    message: `Nothing was sent: ${words}${same ? ' and' : ''} has no definite answer yet.`,
    hint: 'Find out with: fxg quotes settle.',
  });
});
