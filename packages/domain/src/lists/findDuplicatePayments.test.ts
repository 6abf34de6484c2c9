import { describe, expect, it } from 'vitest';
import { findDuplicatePayments, type BookedPayment } from './findDuplicatePayments.ts';

const paid = (number: string, bookedAt: string, more: Partial<BookedPayment> = {}): BookedPayment => ({
  number,
  bookedAt,
  payee: 'Thalassa',
  amount: { currency: 'EUR', amount: 892 },
  ...more,
});
const found = (payments: readonly BookedPayment[], days = 7) =>
  findDuplicatePayments(payments, days).map((group) => group.map(({ number }) => number));

describe('payments that may have been made twice', () => {
  it('have the same payee, however it is spelled, and the same amount, the newest first', () => {
    expect(
      found([
        paid('1', '2026-11-01T09:00:00Z'),
        paid('2', '2026-11-03', { payee: ' THALASSA ' }),
        paid('3', '2026-11-03', { payee: 'Olive' }),
        paid('4', '2026-11-03', { amount: { currency: 'EUR', amount: 892.01 } }),
        paid('5', '2026-11-03', { amount: { currency: 'USD', amount: 892 } }),
      ]),
    ).toEqual([['2', '1']]);
  });

  it('were booked within the days of each other, on the last of them too', () => {
    const apart = [paid('1', '2026-11-01'), paid('2', '2026-11-08')];
    expect(found(apart, 7)).toEqual([['2', '1']]);
    expect(found(apart, 6)).toEqual([]);
    expect(found([paid('1', '2026-11-01'), paid('2', '2026-11-01')], 0)).toEqual([['2', '1']]);
  });

  it('stand together as long as one follows the other within the days, and apart where none does', () => {
    const weekly = ['2026-11-01', '2026-11-06', '2026-11-11', '2026-12-01', '2026-12-02'];
    expect(found(weekly.map((day, at) => paid(String(at), day)))).toEqual([
      ['4', '3'],
      ['2', '1', '0'],
    ]);
  });

  it('are not two payments of one order, nor one whose day nobody knows', () => {
    expect(found([paid('1', '2026-11-01'), paid('1', '2026-11-01')])).toEqual([]);
    expect(found([paid('1', '2026-11-01'), paid('2', 'soon')])).toEqual([]);
  });
});
