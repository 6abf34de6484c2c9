import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import type { DealAwaitingInstructionEntry, StoredBookingCall, StoredInstructionCall } from './intent.ts';
import { findAwaitedInstruction, findOpenInstruction } from './intentsOfOrder.ts';

const shared = {
  payment: makeMoney(1_000_000n, 'EUR'),
  beneficiaryId: 'b1',
  payee: 'Payee',
  startedAt: 0,
};
const booking: StoredBookingCall = {
  ...shared,
  kind: 'booking',
  quoteId: '700',
  idempotencyKey: 'k1',
  settlement: makeMoney(1_153_402n, 'USD'),
  lockSide: 'Payment',
  rate: null,
  endsAt: null,
  newestOrder: '700',
};
const awaited = (orderNumber: string): DealAwaitingInstructionEntry => ({
  ...shared,
  kind: 'awaited-instruction',
  orderNumber,
  settlement: booking.settlement,
});
const instruction = (orderNumber: string): StoredInstructionCall => ({
  ...shared,
  kind: 'instruction',
  orderNumber,
  idempotencyKey: 'k2',
  reference: '',
  detailsChecked: false,
});

describe('what is kept about an order', () => {
  const kept = [
    booking,
    awaited('699'),
    instruction('699'),
    instruction('700'),
    awaited('700'),
    awaited('701'),
    instruction('702'),
  ];

  it('is its instruction without an answer, and never that of another order', () => {
    expect(findOpenInstruction(kept, '700')).toEqual(instruction('700'));
    expect(findOpenInstruction(kept, '701')).toBeNull();
    expect(findOpenInstruction([], '700')).toBeNull();
  });

  it('is what it was booked for, and never what another order was', () => {
    expect(findAwaitedInstruction(kept, '700')).toEqual(awaited('700'));
    expect(findAwaitedInstruction(kept, '702')).toBeNull();
    expect(findAwaitedInstruction([], '700')).toBeNull();
  });
});
