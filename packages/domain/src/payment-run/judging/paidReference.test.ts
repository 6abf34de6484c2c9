import { describe, expect, it } from 'vitest';
import { judgeOne } from '../../../test/judgedSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { RunRecentPayment } from './runContext.ts';

const paid = (more: Partial<RunRecentPayment> = {}): RunRecentPayment => ({
  payeeId: 'p-1',
  amount: makeMoney(110_000n, 'EUR'),
  order: { number: '20418213', reference: '' },
  named: 'order 20418213',
  day: 'Nov 30, 2026',
  reference: 'IH-0118',
  ...more,
});
const askedOf = (
  texts: { readonly amount?: string; readonly reference: string },
  ...recentPayments: readonly RunRecentPayment[]
) => judgeOne(texts, { recentPayments }).questions.map(({ kind, message }) => `${kind}: ${message}`);

describe('a row with the reference of a payment of the last seven days to the same payee', () => {
  it('is asked about where its amount is another one: an invoice is paid once', () => {
    const sentence = 'Order 20418213 paid this payee €1,100.00 with the reference IH-0118 on Nov 30, 2026.';
    expect(judgeOne({ amount: '955', reference: 'IH-0118' }, { recentPayments: [paid()] }).questions).toEqual(
      [
        {
          kind: 'paid-reference',
          key: 'paid-reference ["p-1","EUR","95500"] ih0118 order 20418213',
          field: 'reference',
          message: `${sentence} Pay it as well?`,
          paidElsewhere: { number: '20418213', reference: '', sentence },
          tick: 'I want to pay this row as well.',
        },
      ],
    );
  });

  it.each(['ih-0118', ' IH - 0118 ', 'IH 0118'])('is the same written as %j', (reference) => {
    expect(askedOf({ amount: '955', reference }, paid({ reference: ' Ih-0118' }))).toEqual([
      'paid-reference: Order 20418213 paid this payee €1,100.00 with the reference Ih-0118 on Nov 30, 2026. Pay it as well?',
    ]);
  });

  it('is asked about the amount alone where that is the same', () => {
    expect(askedOf({ amount: '1100', reference: 'IH-0118' }, paid())).toEqual([
      expect.stringMatching(/^paid-lately: A payment of €1,100.00 to Northwind Ltd was booked/),
    ]);
  });

  it('is asked about each order that paid another amount with it', () => {
    const second = paid({ named: 'order 20418214', amount: makeMoney(50_000n, 'EUR') });
    expect(askedOf({ amount: '955', reference: 'IH-0118' }, paid(), second)).toEqual([
      expect.stringContaining('Order 20418213 paid this payee €1,100.00 '),
      expect.stringContaining('Order 20418214 paid this payee €500.00 '),
    ]);
  });

  it('is not asked about where the reference or the payee is another one, or no reference is known', () => {
    const { reference: _unknown, ...unnamed } = paid();
    for (const [reference, before] of [
      ['IH-0119', paid()],
      ['IH-0118', paid({ payeeId: 'p-2' })],
      ['IH-0118', unnamed],
      ['', paid({ reference: '' })],
      ['', paid({ reference: ' ' })],
    ] as const)
      expect(askedOf({ amount: '955', reference }, before)).toEqual([]);
  });
});
