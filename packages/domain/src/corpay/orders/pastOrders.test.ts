import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '../api/order.ts';
import { orderSummary } from '../../../test/sampleDeals.ts';
import { formatOrdersCsv } from './formatOrdersCsv.ts';
import { emptyOrdersFilter, currenciesOfOrders, filterOrders, type OrdersFilter } from './ordersFilter.ts';
import { readOrdersFilter, ordersFilterQuery } from './ordersFilterQuery.ts';

const orders: readonly OrderSummary[] = [
  {
    ...orderSummary('20418305', { currency: 'JPY', amount: 500_000 }),
    entryDate: '2026-11-22T23:30:00-05:00',
  },
  { ...orderSummary('20418304'), beneCount: 1, entryDate: '2026-11-21' },
  { ...orderSummary('20418299', { currency: 'SEK', amount: 12.5 }), beneCount: 2, entryDate: '2026-11-20' },
  { ...orderSummary('20418298'), entryDate: 'soon' },
];

const left = (filter: Partial<OrdersFilter>) =>
  filterOrders(orders, { ...emptyOrdersFilter, ...filter }).map(({ ordNum }) => ordNum);

describe('the filter of Past Orders', () => {
  it.each([
    ['everything where nothing is asked', {}, ['20418305', '20418304', '20418299', '20418298']],
    ['a part of the number, as it is pasted', { search: ' #1830 ' }, ['20418305', '20418304']],
    [
      'the day as the partner wrote it, both ends with it',
      { since: '2026-11-21', until: '2026-11-22' },
      ['20418305', '20418304'],
    ],
    ['from a day on, without an order that has none', { since: '2026-11-21' }, ['20418305', '20418304']],
    ['up to a day, without an order that has none', { until: '2026-11-20' }, ['20418299']],
    ['a currency that nobody here knows', { currency: 'SEK' }, ['20418299']],
    ['what nobody is paid by yet', { notInstructed: true }, ['20418305', '20418298']],
    ['all of it at once', { search: '204183', currency: 'EUR', notInstructed: true }, []],
  ] as const)('leaves %s', (_what, filter, numbers) => {
    expect(left(filter)).toEqual(numbers);
  });

  it('finds a number with letters in it, however they are typed', () => {
    const lettered = [orderSummary('Ab-200'), orderSummary('Cd-200')];
    for (const search of ['ab-2', 'AB-2', 'aB-2'])
      expect(filterOrders(lettered, { ...emptyOrdersFilter, search })).toEqual([orderSummary('Ab-200')]);
  });

  it('offers the currencies that there are', () => {
    expect(currenciesOfOrders(orders)).toEqual(['EUR', 'JPY', 'SEK']);
  });

  it.each<[string, OrdersFilter]>([
    ['', emptyOrdersFilter],
    ['search=418&currency=EUR', { ...emptyOrdersFilter, search: '418', currency: 'EUR' }],
    [
      'since=2026-11-01&until=2026-11-30&not-instructed=true',
      { ...emptyOrdersFilter, since: '2026-11-01', until: '2026-11-30', notInstructed: true },
    ],
  ])('stands in the address: %j', (address, filter) => {
    expect(new URLSearchParams(ordersFilterQuery(filter)).toString()).toBe(address);
    expect(readOrdersFilter(new URLSearchParams(address))).toEqual(filter);
  });

  it.each(['since=2026-02-30', 'until=yesterday', 'currency=', 'not-instructed=maybe'])(
    'is not narrowed by what cannot be read: %s',
    (address) => {
      expect(readOrdersFilter(new URLSearchParams(address))).toEqual(emptyOrdersFilter);
    },
  );
});

describe('Past Orders for a spreadsheet', () => {
  it('are plain decimals and days, and whether they are instructed as far as it is known', () => {
    expect(formatOrdersCsv(orders)).toBe(
      [
        'Order,Booked,Beneficiaries,Currency,Amount,Instructed,Left to instruct,Paid to,References,Sent currency,Sent amount,Rate,Fee currency,Fee',
        '20418305,2026-11-22,0,JPY,500000,No,500000,,,,,,,',
        '20418304,2026-11-21,1,EUR,10000.00,Not known,,,,,,,,',
        '20418299,2026-11-20,2,SEK,12.5,Not known,,,,,,,,',
        '20418298,soon,0,EUR,10000.00,No,10000.00,,,,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('claim neither of an order whose instruction is under way', () => {
    const row = formatOrdersCsv(
      [orderSummary('700')],
      () => null,
      ({ ordNum }) => ordNum === '700',
    );
    expect(row).toContain('\r\n700,2026-11-21,0,EUR,10000.00,Not known,,');
  });

  it('never compute what the partner wrote', () => {
    expect(formatOrdersCsv([{ ...orderSummary('=1+1'), entryDate: '@now' }])).toContain("'=1+1,'@now,");
  });
});
