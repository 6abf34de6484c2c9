import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { failure, openScope, orderSummary } from '../../../../test/fakeCorpay.ts';
import { findOrCreateOrderDetailsStore } from './findOrCreateOrderDetailsStore.ts';

const paid = (ordNum: string): OrderSummary => ({ ...orderSummary(ordNum), beneCount: 1 });

const openDetails = () => {
  const opened = openScope();
  return { ...opened, details: findOrCreateOrderDetailsStore(opened.scope) };
};

describe('details of past orders (HIST-3)', () => {
  it('are kept for the visit, and asked for once', async () => {
    const { details, scope, time } = openDetails();
    const order = paid('1');
    expect(details.of(order)).toBeNull();
    details.read([order]);
    await time.advance(200);
    const first = details.of(order);
    expect(first?.ordNum).toBe('1');
    details.read([order, { ...order }]);
    await time.advance(200);
    expect(findOrCreateOrderDetailsStore(scope).of({ ...order })).toBe(first);
  });

  it('are not those of an order that somebody was paid by since', async () => {
    const { details, time } = openDetails();
    const before = orderSummary('1');
    details.read([before]);
    await time.advance(200);
    expect(details.of(before)).not.toBeNull();
    expect(details.of(paid('1'))).toBeNull();
    expect(details.isTried(paid('1'))).toBe(false);
  });

  it('that cannot be had are tried again with a list that was loaded anew, and not before', async () => {
    const { details, answers, time } = openDetails();
    const order = paid('1');
    answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    details.read([order]);
    await time.advance(200);
    expect([details.isTried(order), details.of(order)]).toEqual([true, null]);
    answers.orderTrouble = null;
    details.read([order]);
    await time.advance(200);
    expect(details.of(order), 'the same line').toBeNull();
    const anew = { ...order };
    details.read([anew]);
    await time.advance(200);
    expect(details.of(anew)?.ordNum).toBe('1');
  });

  it('are shown some at a time, with how far a look through many has come', async () => {
    const { details, time } = openDetails();
    const seen: (readonly [tried: number, of: number, looking: boolean])[] = [];
    const stop = autorun(() => seen.push([details.tried, details.wanted.length, details.looking]));
    details.lookThrough(['1', '2', '3'].map(paid));
    await time.advance(1_000);
    expect(seen).toEqual([
      [0, 0, false],
      [0, 3, true],
      [3, 3, false],
    ]);
    details.lookThrough(['1', '2'].map(paid));
    expect(seen.at(-1), 'what was read already').toEqual([2, 2, false]);
    stop();
  });

  it('are looked for no further once the user stops it', async () => {
    const { details, time } = openDetails();
    const orders = ['1', '2', '3'].map(paid);
    details.lookThrough(orders);
    details.stop();
    await time.advance(1_000);
    expect(orders.map((order) => details.of(order) !== null)).toEqual([true, true, false]);
    expect([details.looking, details.wanted]).toEqual([false, []]);
  });
});
