import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import type { OrderDetail, OrderSettlement } from '../api/order.ts';
import type { OrderWithDetail } from '../orders/orderWithDetail.ts';
import { groupSettlementsDue } from './groupSettlementsDue.ts';

const now = Date.parse('2026-11-27T10:00:00Z');

const usd = (amount: number, more: Partial<OrderSettlement> = {}): OrderSettlement => ({
  amount: { currency: 'USD', amount },
  isFee: false,
  accountDetails: 'USD Wire, Northfield Bank ...4383',
  ...more,
});

const known = (
  ordNum: string,
  {
    entryDate = '2026-11-25T09:30:00.000Z',
    available = ['2026-11-27'],
    settlements = [usd(1_000)],
    payee = 'Thalassa Olive Cooperative',
  }: {
    readonly entryDate?: string;
    readonly available?: readonly string[];
    readonly settlements?: OrderDetail['settlements'];
    readonly payee?: string;
  } = {},
): OrderWithDetail => {
  const sell = { currency: 'EUR', amount: 860 };
  const payments = available.map((availableDate) => ({
    payeeName: payee,
    availableDate,
    reference: '',
    amount: sell,
    fee: { currency: 'USD', amount: 0 },
  }));
  const of = { ordNum, entryDate, sell };
  return {
    order: { ...of, beneCount: payments.length },
    detail: {
      ...of,
      buy: { currency: 'USD', amount: 1_000 },
      exchange: 0.86,
      fees: [],
      payments,
      settlements,
    },
  };
};

const due = (orders: readonly OrderWithDetail[], marked: readonly string[] = []) =>
  groupSettlementsDue(orders, { now, marked: new Set(marked) });

const numbers = (orders: readonly OrderWithDetail[]) =>
  due(orders).map(({ currency, valueDate, lines }) => [
    currency,
    valueDate,
    lines.map(({ orderNumber }) => orderNumber),
  ]);

const daysThatCount = (entryDate: string, available: string) =>
  due([known('1', { entryDate, available: [available] })]).flatMap(({ lines }) =>
    lines.map(({ countsFrom }) => countsFrom),
  );

describe('what is to be settled', () => {
  it('is that of the deals of the last five business days', () => {
    const available = ['2026-11-19'];
    const orders = [
      known('5', { entryDate: '2026-11-27', available }),
      known('4', { entryDate: '2026-11-20T23:59:00Z', available }),
      known('3', { entryDate: '2026-11-19T23:59:00Z', available }),
      known('2', { entryDate: 'lately', available }),
    ];
    expect(numbers(orders)).toEqual([['USD', '2026-11-19', ['4', '5']]]);
  });

  it('is also that of a deal which was booked before and instructed these days, as its payments tell', () => {
    const entryDate = '2026-10-30';
    const orders = [
      known('3', { entryDate, available: ['2026-12-01', '2026-11-30'] }),
      known('2', { entryDate, available: ['2026-11-20T23:59:00Z'] }),
      known('1', { entryDate, available: ['2026-11-19', '2026-11-30'] }),
    ];
    expect(numbers(orders)).toEqual([
      ['USD', '2026-11-20', ['2']],
      ['USD', '2026-11-30', ['3']],
    ]);
  });

  it('is known by the day up to which it is listed: that of the payment, or of the entry where that is later', () => {
    expect(daysThatCount('2026-10-30', '2026-11-30')).toEqual(['2026-11-30']);
    expect(daysThatCount('2026-11-25', '2026-11-24')).toEqual(['2026-11-25']);
    expect(daysThatCount('2026-11-25', '')).toEqual(['2026-11-25']);
  });

  it('is not that of a deal which nobody is paid by yet, or whose details are not known', () => {
    const { order } = known('2');
    expect(due([known('1', { available: [], settlements: [] }), { order, detail: null }])).toEqual([]);
  });

  it('stands by value date and currency, the first day first, what has no day last', () => {
    const euros = usd(900, { amount: { currency: 'EUR', amount: 900 }, accountDetails: 'EUR Wire' });
    const orders = [
      known('4', { available: [''] }),
      known('3', { available: ['2026-11-30', '2026-11-27T00:00:00Z'] }),
      known('2', { available: ['2026-11-30'] }),
      known('1', { settlements: [euros] }),
    ];
    expect(numbers(orders)).toEqual([
      ['EUR', '2026-11-27', ['1']],
      ['USD', '2026-11-27', ['3']],
      ['USD', '2026-11-30', ['2']],
      ['USD', '', ['4']],
    ]);
  });

  it('is one amount for each order and account, in the words of the partner, the fee with it', () => {
    const [group] = due([
      known('1', { settlements: [usd(1_000), usd(25.5, { isFee: true })], payee: 'Imogen Hartwell' }),
    ]);
    expect(group?.lines).toEqual([
      {
        id: '1/0/USD/1025.50',
        orderNumber: '1',
        countsFrom: '2026-11-27',
        payees: 'Imogen Hartwell',
        amount: makeMoney(102_550n, 'USD'),
        copied: '1025.50',
        fee: makeMoney(2_550n, 'USD'),
        account: 'USD Wire, Northfield Bank ...4383',
        paid: false,
      },
    ]);
  });

  it('stands apart for each account, and a fee alone is told as one', () => {
    const fee = usd(25, { isFee: true, accountDetails: 'USD FXBalance' });
    const [group] = due([known('1', { settlements: [usd(1_000), fee] })]);
    expect(group?.lines.map(({ copied, fee: of, account }) => [copied, of, account])).toEqual([
      ['1000.00', null, 'USD Wire, Northfield Bank ...4383'],
      ['25.00', makeMoney(2_500n, 'USD'), 'USD FXBalance'],
    ]);
  });

  it('is not computed with in a currency that is not known', () => {
    const crowns = { amount: { currency: 'SEK', amount: 10.5 }, accountDetails: 'SEK Wire' };
    const [group] = due([known('1', { settlements: [usd(0, crowns), usd(0, { ...crowns, isFee: true })] })]);
    expect(group?.lines.map(({ amount, fee }) => [amount, fee])).toEqual([
      [crowns.amount, null],
      [crowns.amount, crowns.amount],
    ]);
    expect(group?.rest).toBeNull();
  });

  it('is still to pay where it was not marked as paid', () => {
    const orders = [known('2', { settlements: [usd(50.25)] }), known('1')];
    expect(due(orders)[0]?.rest).toEqual(makeMoney(105_025n, 'USD'));
    const [group] = due(orders, ['1/0/USD/1000.00']);
    expect(group?.lines.map(({ paid }) => paid)).toEqual([true, false]);
    expect(group?.rest).toEqual(makeMoney(5_025n, 'USD'));
  });

  it('is not paid any more when it became another amount', () => {
    const more = known('1', { settlements: [usd(1_200)] });
    expect(due([more], ['1/0/USD/1000.00'])[0]?.lines[0]?.paid).toBe(false);
  });
});
