import { describe, expect, it } from 'vitest';
import { northwind } from '../../../test/runSamples.ts';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OrderSummary } from '../api/order.ts';
import {
  findRecentCorpayPayments,
  readNewestOrders,
  type ReadOrderDetails,
} from './findRecentCorpayPayments.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const trouble = callFailure('server-trouble', '/deal/order/{orderNumber}', { status: 500 });
const order = (ordNum: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ordNum,
  beneCount: 1,
  sell: { currency: 'EUR', amount: 100 },
  entryDate: '2026-11-29',
  ...more,
});
const detailOf = (ordNum: string) => ({
  ...orderDetail([
    { ...orderPayment, beneficiaryId: 'p-1', amount: { currency: 'EUR', amount: Number(ordNum) } },
  ]),
  ordNum,
  entryDate: '2026-11-29',
});
const hundred = Array.from({ length: 100 }, (_, place) => order(String(900 - place)));
const readAll: ReadOrderDetails = async (orders) => ({
  details: orders.map(({ ordNum }) => detailOf(ordNum)),
  failure: null,
});

const somebody = { ...northwind, id: 'p-9', name: 'Somebody Else' };

const find = (orders: readonly OrderSummary[], read: ReadOrderDetails) =>
  findRecentCorpayPayments(
    { list: async () => succeeded(orders) },
    [northwind],
    [northwind, somebody],
    now,
    read,
  );

describe('what was paid in the last seven days at Corpay', () => {
  it('is looked at in every order where all are read', async () => {
    const found = await find(hundred, readAll);
    expect(found).toMatchObject({ ok: true, value: { unread: null, known: { length: 100 } } });
    expect(found.ok && found.value.payments).toHaveLength(100);
  });

  it('is told as not known for the orders beyond the newest sixty of a page', async () => {
    const newest = readNewestOrders({ show: async (ordNum) => succeeded(detailOf(ordNum)) });
    expect(await find(hundred, newest)).toMatchObject({ value: { unread: { count: 40, failure: null } } });
  });

  it('is told as not known where an order or their list cannot be read, with the reason', async () => {
    const broken = readNewestOrders({
      show: async (ordNum) => (ordNum === '900' ? failed(trouble) : succeeded(detailOf(ordNum))),
    });
    expect(await find(hundred.slice(0, 3), broken)).toMatchObject({
      value: { unread: { count: 1, failure: trouble }, payments: [{}, {}] },
    });
    expect(
      await findRecentCorpayPayments(
        { list: async () => failed(trouble) },
        [northwind],
        [northwind],
        now,
        readAll,
      ),
    ).toEqual(failed(trouble));
  });

  it('needs no look at orders that are older, or that pay others by name', async () => {
    const others = [order('900', { payees: ['Somebody Else'] }), order('800', { entryDate: '2026-11-01' })];
    expect(await find(others, readAll)).toMatchObject({
      value: { payments: [], unread: null, known: ['900'] },
    });
  });

  it('is looked at in an order that names somebody whom the customer has under no such name: a payee was renamed', async () => {
    const renamed = order('900', { payees: ['What Northwind Was Called'] });
    expect(await find([renamed], readAll)).toMatchObject({
      value: { payments: [{ payeeId: northwind.id, named: 'order 900' }] },
    });
  });

  it('is told with the reference that each payment carries, so that an invoice is known again', async () => {
    expect(await find([order('900')], readAll)).toMatchObject({
      value: { payments: [{ amount: { minor: 90_000n }, reference: 'INV-7' }] },
    });
  });

  it('is known of a payee who was deleted and added again, by the name', async () => {
    const added = { ...northwind, id: 'p-new', name: orderPayment.payeeName };
    const found = await findRecentCorpayPayments(
      { list: async () => succeeded([order('900', { payees: [orderPayment.payeeName] })]) },
      [added],
      [added],
      now,
      readAll,
    );
    expect(found).toMatchObject({ value: { payments: [{ payeeId: 'p-new' }] } });
  });
});
