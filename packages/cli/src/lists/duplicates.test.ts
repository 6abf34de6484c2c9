import { expect, it } from 'vitest';
import { plainPaint } from '../../test/plainPaint.ts';
import { toDuplicatesOutput, type BookedOrderOrDeal } from './duplicates.ts';

const booked = (number: string, day: string, more: Partial<BookedOrderOrDeal> = {}): BookedOrderOrDeal => ({
  number,
  reference: '',
  amount: { currency: 'EUR', amount: 900 },
  bookedAt: `2026-11-${day}`,
  paysNobody: true,
  ...more,
});

it('two of one amount within days are found where nobody is paid by one of them yet', () => {
  const whole = [booked('1', '20'), booked('2', '22', { paysNobody: false })];
  const { data, view } = toDuplicatesOutput([], whole, 7);
  expect(data).toMatchObject([
    { name: '', payment: { amount: '900.00', currency: 'EUR' }, booked: [{ number: '2' }, { number: '1' }] },
  ]);
  expect(data[0]?.nobodyPaidBy).toEqual(['1']);
  expect(view(plainPaint)).toMatch(/nobody yet .* 1$/m);
});

it('of whole orders nothing is said that pay somebody each, or lie too far apart, or are not equal', () => {
  const paid = { paysNobody: false };
  for (const whole of [
    [booked('1', '20', paid), booked('2', '22', paid)],
    [booked('1', '01'), booked('2', '22')],
    [booked('1', '20'), booked('2', '22', { amount: { currency: 'USD', amount: 900 } })],
    [booked('1', '20')],
  ])
    expect(toDuplicatesOutput([], whole, 7).data).toEqual([]);
});
