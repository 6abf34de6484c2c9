import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { northwind } from '../../../test/runSamples.ts';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { ofxRunRules } from '../../ofx/payment-run/ofxRunRules.ts';
import type { RunPayment } from '../runPayment.ts';
import { groupRunPayments } from './groupRunPayments.ts';
import { splitGroupMessage } from './splitGroupMessage.ts';

const payment = (row: number, more: Partial<RunPayment> & { readonly payeeId?: string } = {}): RunPayment => {
  const { payeeId = `p-${row}`, ...texts } = more;
  return {
    row,
    payee: { ...northwind, id: payeeId },
    amount: makeMoney(1_000n, 'EUR'),
    settlementCurrency: 'USD',
    settlementAccount: 'usd-1',
    method: 'W',
    purpose: 'goods',
    reference: '',
    ownId: '',
    ...texts,
  };
};

const rowsIn = (payments: readonly RunPayment[], rules = corpayRunRules) =>
  groupRunPayments(payments, rules).map((group) => group.payments.map(({ row }) => row));

describe('the deals of a run', () => {
  it('are one for each settlement currency, account to settle from and currency of the payees', () => {
    expect(
      groupRunPayments(
        [
          payment(2),
          payment(3, { settlementCurrency: 'GBP', settlementAccount: 'gbp-1' }),
          payment(4, { settlementAccount: 'usd-2' }),
          payment(5, { amount: makeMoney(5n, 'GBP') }),
          payment(6),
        ],
        corpayRunRules,
      ),
    ).toMatchObject([
      {
        settlementCurrency: 'USD',
        settlementAccount: 'usd-1',
        paymentCurrency: 'EUR',
        total: makeMoney(2_000n, 'EUR'),
        payments: [{ row: 2 }, { row: 6 }],
        part: 1,
        parts: 1,
        splitBecause: [],
      },
      { settlementCurrency: 'GBP', settlementAccount: 'gbp-1', payments: [{ row: 3 }] },
      { settlementAccount: 'usd-2', payments: [{ row: 4 }] },
      { paymentCurrency: 'GBP', total: makeMoney(5n, 'GBP'), payments: [{ row: 5 }] },
    ]);
  });

  it('pay at most 100,000,000.00 at Corpay (CP-QUOTE-12): more is split and says so', () => {
    const most = makeMoney(10_000_000_000n, 'EUR');
    const cent = makeMoney(1n, 'EUR');
    expect(rowsIn([payment(2, { amount: most })])).toEqual([[2]]);
    const groups = groupRunPayments(
      [
        payment(2, { amount: { ...most, minor: most.minor - 1n } }),
        payment(3, { amount: most }),
        payment(4, { amount: cent }),
        payment(5, { amount: cent }),
      ],
      corpayRunRules,
    );
    expect(groups.map((group) => group.payments.map(({ row }) => row))).toEqual([[2, 4], [3], [5]]);
    expect(groups.map((group) => splitGroupMessage(group, corpayRunRules))).toEqual([
      'Deal 1 of 3, since a deal pays at most 100,000,000.00 EUR.',
      'Deal 2 of 3, since a deal pays at most 100,000,000.00 EUR.',
      'Deal 3 of 3, since a deal pays at most 100,000,000.00 EUR.',
    ]);
    const yen = makeMoney(100_000_000n, 'JPY');
    expect(rowsIn([payment(2, { amount: yen }), payment(3, { amount: makeMoney(1n, 'JPY') })])).toEqual([
      [2],
      [3],
    ]);
    expect(rowsIn([payment(2, { amount: most }), payment(3, { amount: most })], ofxRunRules)).toEqual([
      [2, 3],
    ]);
  });

  it('pay a payee once at OFX, as often as the rows say at Corpay', () => {
    const rows = [
      payment(2, { payeeId: 'a' }),
      payment(3, { payeeId: 'b' }),
      payment(4, { payeeId: 'a' }),
      payment(5, { payeeId: 'a' }),
      payment(6, { payeeId: 'b' }),
    ];
    expect(rowsIn(rows)).toEqual([[2, 3, 4, 5, 6]]);
    expect(rowsIn(rows, ofxRunRules)).toEqual([[2, 3], [4, 6], [5]]);
    const [group] = groupRunPayments(rows, ofxRunRules);
    expect(group?.splitBecause).toEqual(['payee']);
    expect(group === undefined ? null : splitGroupMessage(group, ofxRunRules)).toBe(
      'Deal 1 of 3, since a deal pays each payee once.',
    );
  });

  it('have at most 100 payments, and a single one says nothing', () => {
    const rows = Array.from({ length: 101 }, (_, at) => payment(at + 2, { payeeId: `p-${at % 100}` }));
    for (const rules of [corpayRunRules, ofxRunRules])
      expect(rowsIn(rows, rules).map((deal) => deal.length)).toEqual([100, 1]);
    const [whole] = groupRunPayments(rows.slice(0, 100), corpayRunRules);
    expect(whole === undefined ? '' : splitGroupMessage(whole, corpayRunRules)).toBe(null);
    const [, second] = groupRunPayments(rows, { ...corpayRunRules, isPayeeOnceInDeal: true });
    expect(second === undefined ? '' : splitGroupMessage(second, corpayRunRules)).toBe(
      'Deal 2 of 2, since a deal pays each payee once.',
    );
    const [first] = groupRunPayments(rows, corpayRunRules);
    expect(first === undefined ? '' : splitGroupMessage(first, corpayRunRules)).toBe(
      'Deal 1 of 2, since a deal has at most 100 payments.',
    );
  });

  it('lose no row, add up exactly, keep the order of the rows and every limit, in 1,000 runs', () => {
    const row = fc.record({
      payeeId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      minor: fc.bigInt({ min: 1n, max: 400n }),
      currency: fc.constantFrom('EUR', 'JPY'),
      settlementCurrency: fc.constantFrom('USD', 'GBP'),
      settlementAccount: fc.constantFrom('one', 'two', null),
    });
    const limitsOf = fc.record({
      largestDeal: fc.constantFrom(null, 4n, 400n),
      mostPayments: fc.integer({ min: 1, max: 6 }),
      isPayeeOnceInDeal: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), limitsOf, (drawn, limits) => {
        const { largestDeal, mostPayments, isPayeeOnceInDeal } = limits;
        const payments = drawn
          .map(({ minor, currency, ...more }, at) => payment(at, { ...more, amount: { currency, minor } }))
          .filter(({ amount }) => largestDeal !== 4n || amount.currency !== 'JPY');
        const groups = groupRunPayments(payments, limits);
        const all = groups.flatMap((group) => group.payments);
        expect(all.toSorted((one, other) => one.row - other.row)).toEqual(payments);
        for (const group of groups) {
          const rows = group.payments.map((each) => each.row);
          expect(rows).toEqual(rows.toSorted((one, other) => one - other));
          expect(group.total.minor).toBe(group.payments.reduce((sum, { amount }) => sum + amount.minor, 0n));
          const perMajor = group.paymentCurrency === 'JPY' ? 1n : 100n;
          if (largestDeal !== null) expect(group.total.minor <= largestDeal * perMajor).toBe(true);
          expect(rows.length).toBeLessThanOrEqual(mostPayments);
          const ids = new Set(group.payments.map(({ payee }) => payee.id));
          if (isPayeeOnceInDeal) expect(ids.size).toBe(rows.length);
          expect(group.splitBecause.length > 0).toBe(group.parts > 1);
          const same = group.payments.every(
            (each) =>
              each.settlementCurrency === group.settlementCurrency &&
              each.settlementAccount === group.settlementAccount &&
              each.amount.currency === group.paymentCurrency,
          );
          expect(same).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
