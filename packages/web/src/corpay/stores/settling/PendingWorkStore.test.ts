import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { createSettlementsMarkedPaid } from '@fx-gateway/domain/corpay/settling/settlementsMarkedPaid.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, openScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';
import { heldCall } from '../../../../test/heldCall.ts';
import { findOrCreateOrderDetailsStore } from '../orders/findOrCreateOrderDetailsStore.ts';
import { PendingWorkStore } from './PendingWorkStore.ts';

const payment = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const settlement = {
  amount: { currency: 'USD', amount: 11_531.01 },
  isFee: false,
  accountDetails: 'USD Wire, Northfield Bank ...4383',
};

const paid = (ordNum: string): OrderSummary => ({ ...orderSummary(ordNum), beneCount: 1 });

/** A customer with these orders; their details are counted. */
const openSettling = async (
  orders: readonly OrderSummary[],
  options: Parameters<typeof openScope>[0] = {},
) => {
  const opened = openScope(options);
  const { scope, answers, time } = opened;
  answers.orders = [...orders];
  answers.payments = [payment];
  answers.settlements = [settlement];
  let reads = 0;
  answers.orderTrouble = () => {
    reads += 1;
    return null;
  };
  scope.session.start();
  await time.advance(0);
  const settling = new PendingWorkStore(scope, findOrCreateOrderDetailsStore(scope));
  return { ...opened, settling, reads: () => reads };
};

const drawnLines = (settling: PendingWorkStore) => settling.groups.flatMap(({ lines }) => lines);

describe('what is to be settled', () => {
  it('is shown as a whole, once the details of the orders and the marks were read', async () => {
    const { settling, scope, time } = await openSettling([paid('2'), paid('1')]);
    settling.start();
    expect(settling.isLookedUp).toBe(false);
    await scope.orders.load();
    expect(settling.isLookedUp).toBe(false);
    await time.advance(200);
    expect(settling.isLookedUp).toBe(true);
    expect(drawnLines(settling).map(({ orderNumber }) => orderNumber)).toEqual(['1', '2']);
    settling.stop();
  });

  it('is read while no quote is asked for, and not before the beneficiaries are there', async () => {
    const { settling, scope, time, answers, reads } = await openSettling([paid('1')]);
    const { held, goOn } = heldCall(async () => answers.beneficiaries);
    answers.list = held;
    void scope.session.beneficiaries.load();
    await scope.orders.load();
    settling.start();
    await time.advance(200);
    expect(reads(), 'the form is not usable yet').toBe(0);
    goOn();
    answers.quote = () => new Promise(() => undefined);
    scope.quote.start();
    scope.deal.change({ type: 'beneficiary-chosen', beneficiary: thalassa });
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '10000' });
    await time.advance(600);
    expect(scope.quote.live.status).toBe('loading');
    const before = reads();
    await scope.orders.load();
    await time.advance(200);
    expect(reads(), 'a quote is on its way').toBe(before);
    scope.quote.clear();
    await time.advance(200);
    expect(reads()).toBe(1);
    settling.stop();
  });

  it('is known to be incomplete where a deal could not be read', async () => {
    const { settling, scope, time, answers } = await openSettling([paid('1')]);
    answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    await scope.orders.load();
    settling.start();
    await time.advance(200);
    expect([settling.isLookedUp, settling.unread.length, drawnLines(settling)]).toEqual([true, 1, []]);
    settling.stop();
  });
});

const openShown = async (options: Parameters<typeof openScope>[0] = {}, order = paid('1')) => {
  const opened = await openSettling([order], options);
  await opened.scope.orders.load();
  opened.settling.start();
  await opened.time.advance(200);
  return opened;
};

describe('a settlement that the customer has paid', () => {
  it('is marked at once, and still in the next visit', async () => {
    const first = await openShown();
    const [line] = drawnLines(first.settling);
    if (line === undefined) throw new Error('Nothing is to be settled.');
    const marking = first.settling.marked.set([line], true);
    expect(drawnLines(first.settling)[0]?.paid).toBe(true);
    await marking;
    first.settling.stop();
    const next = await openShown({ store: first.store });
    expect(drawnLines(next.settling)[0]?.paid).toBe(true);
    await next.settling.marked.set([line], false);
    expect(drawnLines(next.settling)[0]?.paid).toBe(false);
    next.settling.stop();
  });

  it('is still marked when its order was entered long ago', async () => {
    const entered = { ...paid('1'), entryDate: '2026-11-04' };
    const first = await openShown({}, entered);
    const [line] = drawnLines(first.settling);
    if (line === undefined) throw new Error('Nothing is to be settled.');
    await first.settling.marked.set([line], true);
    first.settling.stop();
    const next = await openShown({ store: first.store }, entered);
    expect(drawnLines(next.settling)[0]?.paid).toBe(true);
    next.settling.stop();
  });

  it('counts in this visit where the device cannot remember it, which is said', async () => {
    const store = {
      ...createMemoryStore(),
      update: (key: string) =>
        key.includes('paid-settlements') ? Promise.reject(new Error('full')) : Promise.resolve(),
    };
    const { settling } = await openShown({ store });
    const [line] = drawnLines(settling);
    if (line === undefined) throw new Error('Nothing is to be settled.');
    expect(settling.marked.notKept).toBe(false);
    await settling.marked.set([line], true);
    expect([settling.marked.notKept, drawnLines(settling)[0]?.paid]).toEqual([true, true]);
    settling.stop();
  });

  it('is marked in another tab, too', async () => {
    const { settling, store, time } = await openShown();
    const [line] = drawnLines(settling);
    if (line === undefined) throw new Error('Nothing is to be settled.');
    await createSettlementsMarkedPaid(store, 'sub-1').mark(line);
    await time.advance(0);
    expect(drawnLines(settling)[0]?.paid).toBe(true);
    settling.stop();
  });
});

describe('whom the customer paid last', () => {
  it('can be paid again, as far as they are among the beneficiaries', async () => {
    const { settling, scope, time } = await openSettling([paid('1')]);
    await scope.session.beneficiaries.load();
    await scope.orders.load();
    settling.start();
    await time.advance(200);
    expect(settling.payees.map(({ beneficiary }) => beneficiary)).toEqual([thalassa]);
    settling.stop();
  });
});

describe('deals to instruct', () => {
  it('are those of the list that nobody is paid by', async () => {
    const { settling, scope, time } = await openSettling([orderSummary('3'), paid('2'), orderSummary('1')]);
    await scope.orders.load();
    settling.start();
    await time.advance(200);
    expect(settling.toInstruct.map(({ ordNum }) => ordNum)).toEqual(['3', '1']);
    settling.stop();
  });

  it('are also those that were booked here and set aside, but not the one whose instruct step is open', async () => {
    const { scope, answers, time } = await openQuotedScope();
    const settling = new PendingWorkStore(scope, findOrCreateOrderDetailsStore(scope));
    await scope.deal.book(() => null);
    answers.orders = [orderSummary('20418300'), orderSummary('1')];
    await scope.orders.load();
    expect(settling.toInstruct.map(({ ordNum }) => ordNum)).toEqual(['1']);
    scope.deal.leaveInstruct();
    await time.advance(0);
    expect(scope.intents.state.awaited.map(({ orderNumber }) => orderNumber)).toEqual(['20418300']);
    expect(settling.toInstruct.map(({ ordNum }) => ordNum)).toEqual(['20418300', '1']);
  });
});
