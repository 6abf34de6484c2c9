import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment, orderSummary } from '../../../test/sampleDeals.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import {
  needsDetail,
  orderPayeeNames,
  amountCustomerPays,
  instructedPartOfOrder,
} from './orderWithDetail.ts';
import { formatInstructionState, formatOrderPayees } from './knownOrderMessages.ts';
import { formatOrdersCsv } from './formatOrdersCsv.ts';
import { emptyOrdersFilter, filterOrders } from './ordersFilter.ts';
import { findOrderSearchCoverage, describeOrderSearchCoverage } from './findOrderSearchCoverage.ts';

const payment = (payeeName: string, reference: string, amount: number) => ({
  ...orderPayment,
  payeeName,
  reference,
  amount: { currency: 'EUR', amount },
});

const bare: OrderSummary = { ...orderSummary('20418301'), beneCount: 1 };
const named: OrderSummary = {
  ...orderSummary('20418302', { currency: 'GBP', amount: 1_250.5 }),
  beneCount: 2,
  buy: { currency: 'USD', amount: 1_600 },
  payees: ['Åse Mølle AS', 'Thalassa Olive Cooperative'],
  instructed: { currency: 'GBP', amount: 1_250.5 },
};
const waiting: OrderSummary = { ...orderSummary('20418303'), buy: { currency: 'USD', amount: 11_534.02 } };

const detail: OrderDetail = {
  ...orderDetail([payment('Kestrel Wool', 'INV-7', 6_000), payment('Kestrel Wool', 'INV 8', 4_000)]),
  fees: [{ currency: 'USD', amount: 15 }],
};

describe('who is paid by an order, and what was sent (HIST-1)', () => {
  it.each([
    [
      'the detail, each payee once',
      { order: bare, detail },
      ['Kestrel Wool'],
      { currency: 'USD', amount: 11_534.02 },
    ],
    ['the list, where it names them', { order: named, detail: null }, named.payees, named.buy],
    ['the detail before the list', { order: named, detail }, ['Kestrel Wool'], detail.buy],
    ['nobody, where nobody is paid yet', { order: waiting, detail: null }, [], waiting.buy],
    ['nothing, where neither says so', { order: bare, detail: null }, null, null],
  ])('is told by %s', (_who, known, payees, sent) => {
    expect(orderPayeeNames(known)).toEqual(payees);
    expect(amountCustomerPays(known)).toEqual(sent);
    expect(needsDetail(known)).toBe(payees === null || sent === null);
  });

  it.each([
    [[], 'Nobody is paid yet'],
    [['Kestrel Wool'], 'Kestrel Wool'],
    [['Kestrel Wool', 'Mill'], 'Kestrel Wool and 1 other'],
    [['Kestrel Wool', 'Mill', 'Quay'], 'Kestrel Wool and 2 others'],
  ])('stands in a line: %j as %s', (payees, text) => {
    expect(formatOrderPayees({ order: { ...named, beneCount: payees.length, payees }, detail: null })).toBe(
      text,
    );
  });

  it('stands in no line where it is not known', () => {
    expect(formatOrderPayees({ order: bare, detail: null })).toBeNull();
  });

  it.each([
    ['a deal that nobody is paid by', waiting, null, 'Not instructed', null],
    ['an order of which nobody says how much', bare, null, 'Instructed, amount not known', null],
    ['an order that the list says is paid as a whole', named, null, 'Instructed', null],
    [
      'an order that the list says has a rest',
      { ...named, instructed: { currency: 'GBP', amount: 1_000 } },
      null,
      'Instructed in part, £250.50 left',
      25_050n,
    ],
    ['an order that is paid as a whole', bare, detail, 'Instructed', null],
    [
      'an order with a rest',
      bare,
      orderDetail([payment('Kestrel Wool', '', 9_899.5)]),
      'Instructed in part, €100.50 left',
      10_050n,
    ],
    [
      'a payment in another currency than the order',
      bare,
      orderDetail([{ ...orderPayment, amount: { currency: 'AUD', amount: 1 } }]),
      'Instructed, amount not known',
      null,
    ],
    [
      'a currency that nobody here knows',
      { ...bare, sell: { currency: 'XAU', amount: 2 } },
      orderDetail([payment('Kestrel Wool', '', 1)]),
      'Instructed, amount not known',
      null,
    ],
    [
      'more paid than was booked',
      bare,
      orderDetail([payment('Kestrel Wool', '', 10_000.01)]),
      'Instructed',
      null,
    ],
  ])('%s is told as what it is, with the rest', (_what, order, read, text, rest) => {
    expect(formatInstructionState({ order, detail: read })).toBe(text);
    const part = instructedPartOfOrder({ order, detail: read });
    expect(part.kind === 'part' ? part.rest.minor : null).toBe(rest);
  });
});

const details = new Map([[bare.ordNum, detail]]);
const detailOf = ({ ordNum }: OrderSummary) => details.get(ordNum) ?? null;
const orders = [waiting, named, bare];

describe('a search of past orders (HIST-2)', () => {
  it.each([
    ['a payee of the list, without accents and case', 'ase', ['20418302']],
    ['a payee of a detail', 'KESTREL', ['20418301']],
    ['each word, in whatever order', 'olive thal', ['20418302']],
    ['words of two payees of one order', 'mølle thalassa', ['20418302']],
    ['a payee beside a number', '418302 olive', ['20418302']],
    ['a reference', 'inv-7', ['20418301']],
    ['a reference in two words', 'inv 8', ['20418301']],
    ['what they receive', '1250.50', ['20418302']],
    ['an amount as it is shown', '£1,250.50', ['20418302']],
    ['the beginning of its cents', '1250.5', ['20418302']],
    ['an amount without cents', '1250', ['20418302']],
    ['what was sent', '1,600', ['20418302']],
    ['an amount as it is shown, with its code', '1,250.50 GBP', ['20418302']],
    ['an amount with a sign of its currency', 'A$1,600.00', ['20418302']],
    ['an amount as others write it', '1.250,50', ['20418302']],
    ['an amount with a comma for its cents', '1250,5', ['20418302']],
    ['an amount with spaces', '1 250.50', ['20418302']],
    ['a currency that was sent, beside a payee', 'usd olive', ['20418302']],
    ['a single payment', '6000', ['20418301']],
    ['a number with spaces in it, as it is pasted', '2041 8303', ['20418303']],
    ['a number with a sign before it', '#20418303', ['20418303']],
    ['a number with a sign before it, beside a payee', '#418302 olive', ['20418302']],
  ])('finds %s: %s', (_what, search, numbers) => {
    expect(
      filterOrders(orders, { ...emptyOrdersFilter, search }, detailOf).map(({ ordNum }) => ordNum),
    ).toEqual(numbers);
  });

  it.each([
    'kestrel olive',
    'ase 1600 inv',
    '1,2',
    '12',
    '1250.9',
    '1.250',
    '125050',
    'coop\nkestrel',
    '00',
    'thalassa.',
  ])('finds nothing by %j', (search) => {
    expect(filterOrders(orders, { ...emptyOrdersFilter, search }, detailOf)).toEqual([]);
  });

  it.each([
    ['what its beneficiaries receive of it', '400', { instructed: { currency: 'GBP', amount: 400 } }, []],
    ['what the customer settles in all', '1,615', {}, [1_600, 15]],
  ])('finds an order by %s', (_what, search, more, settled) => {
    const order = { ...named, ...more };
    const settlements = settled.map((amount) => ({
      amount: { currency: 'USD', amount },
      isFee: amount === 15,
      accountDetails: 'USD Wire',
    }));
    const found = filterOrders([order], { ...emptyOrdersFilter, search }, () => ({ ...detail, settlements }));
    expect(found).toEqual([order]);
    expect(filterOrders([{ ...order, instructed: named.sell }], { ...emptyOrdersFilter, search })).toEqual(
      [],
    );
  });

  it('finds nothing of a detail that was not read', () => {
    expect(filterOrders(orders, { ...emptyOrdersFilter, search: 'kestrel' })).toEqual([]);
  });

  it.each([
    [
      [named, waiting],
      () => null,
      { all: 2, payees: 2, references: 1 },
      'Searched all payees, and the references of 1 of 2 orders.',
    ],
    [
      [bare, waiting],
      () => null,
      { all: 2, payees: 1, references: 1 },
      'Searched the payees of 1 of 2 orders.',
    ],
    [[bare, waiting], detailOf, { all: 2, payees: 2, references: 2 }, null],
  ] as const)('says how far it could look', (all, read, reach, text) => {
    expect(findOrderSearchCoverage(all, read)).toEqual(reach);
    expect(describeOrderSearchCoverage(reach)).toBe(text);
  });

  it('writes many as they are read', () => {
    expect(describeOrderSearchCoverage({ all: 10_000, payees: 1_200, references: 0 })).toBe(
      'Searched the payees of 1,200 of 10,000 orders.',
    );
  });
});

describe('past orders for a spreadsheet, as far as they are known (HIST-4)', () => {
  it('have payees, references, both amounts, rate, fee, and what is left to instruct', () => {
    const rest = orderDetail([payment('Quay, Ltd', '', 9_000)]);
    const read = new Map([
      [bare.ordNum, detail],
      [
        '20418304',
        {
          ...rest,
          fees: [
            { currency: 'USD', amount: 15 },
            { currency: 'EUR', amount: 2.5 },
          ],
        },
      ],
    ]);
    const [, ...rows] = formatOrdersCsv(
      [{ ...bare, ordNum: '20418304' }, bare, named, waiting],
      ({ ordNum }) => read.get(ordNum) ?? null,
    ).split('\r\n');
    expect(rows).toEqual([
      '20418304,2026-11-21,1,EUR,10000.00,In part,1000.00,"Quay, Ltd",,USD,11534.02,0.867,USD; EUR,15.00; 2.50',
      '20418301,2026-11-21,1,EUR,10000.00,Yes,0.00,Kestrel Wool,INV-7; INV 8,USD,11534.02,0.867,USD,15.00',
      '20418302,2026-11-21,2,GBP,1250.50,Yes,0.00,Åse Mølle AS; Thalassa Olive Cooperative,,USD,1600.00,,,',
      '20418303,2026-11-21,0,EUR,10000.00,No,10000.00,,,USD,11534.02,,,',
      '',
    ]);
  });
});
