import { callFailure, type CallFailure, type CallFailureKind } from '@fx-gateway/domain/calls/callFailure.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { hearDefects } from '../../test/hearDefects.ts';
import { FetchedValue } from './FetchedValue.ts';
import { thrownCallFailure, guardThrowingCalls } from './guardThrowingCalls.ts';

const heard = hearDefects();
const defect = new Error('nobody foresaw this');

const orders: readonly string[] = ['20418300'];
const refused = callFailure('token-refused', '/deal/orders', { status: 401 });

/** A page's orders, which are answered one call after the other as the test says. */
const askedOrders = () => {
  const tokens = observable({ tokensReceived: 0 });
  const calls: ((answer: Result<readonly string[], CallFailure>) => void)[] = [];
  const fetched = new FetchedValue<readonly string[]>(
    () => new Promise((resolve) => void calls.push(resolve)),
    tokens,
  );
  return {
    fetched,
    calls,
    /** The call of this number, the first of which is 0, is answered. */
    answer: async (call: number, answer: Result<readonly string[], CallFailure>) => {
      calls[call]?.(answer);
      await createVirtualTime().advance(0);
    },
    tokenArrives: () => runInAction(() => (tokens.tokensReceived += 1)),
  };
};

const refusedOrders = async () => {
  const opened = askedOrders();
  opened.fetched.start();
  await opened.answer(0, failed(refused));
  return opened;
};

describe('an answer of the partner as a page needs it', () => {
  it('is shown as it came, and stays while it is asked for again and where that fails', async () => {
    const { fetched, answer } = askedOrders();
    const shown: unknown[] = [];
    const stop = autorun(() => shown.push([fetched.value, fetched.loading, fetched.failure]));
    void fetched.load();
    await answer(0, succeeded(orders));
    void fetched.load();
    await answer(1, failed(refused));
    stop();
    expect(shown).toEqual([
      [null, false, null],
      [null, true, null],
      [orders, false, null],
      [orders, true, null],
      [orders, false, refused],
    ]);
    expect(fetched.value).toBe(orders);
  });

  it('is the newest: one that comes late is dropped, and the newest is still waited for', async () => {
    const { fetched, answer } = askedOrders();
    void fetched.load();
    void fetched.load();
    await answer(0, succeeded(orders));
    expect(fetched).toMatchObject({ value: null, loading: true });
    await answer(1, succeeded([]));
    expect(fetched).toMatchObject({ value: [], loading: false });
  });

  it('is not asked for twice by a page that opens while one is on its way', async () => {
    const { fetched, calls, answer } = askedOrders();
    fetched.start();
    fetched.start();
    expect(calls).toHaveLength(1);
    await answer(0, succeeded(orders));
    fetched.start();
    expect(calls).toHaveLength(2);
  });

  it('is waited for no longer once its call threw, which is reported and told, and can be asked for again', async () => {
    let asked = 0;
    const fetched = new FetchedValue<string>(
      async () => {
        asked += 1;
        if (asked === 1) throw defect;
        return succeeded('orders');
      },
      { tokensReceived: 0 },
    );
    await fetched.load();
    expect(fetched.loading).toBe(false);
    expect(fetched.failure).toBe(thrownCallFailure);
    expect(heard).toEqual([defect]);
    await fetched.load();
    expect(fetched).toMatchObject({ value: 'orders', failure: null, loading: false });
  });
});

describe('what was refused for want of a token (S-82)', () => {
  it('is asked for once more when a new one arrives, not before, and is final when refused again', async () => {
    const { fetched, calls, answer, tokenArrives } = await refusedOrders();
    expect(calls).toHaveLength(1);
    tokenArrives();
    expect(calls).toHaveLength(2);
    await answer(1, failed(refused));
    tokenArrives();
    expect(calls).toHaveLength(2);
    expect(fetched).toMatchObject({ failure: refused, loading: false });
  });

  it('is asked for once more also after the user has asked themselves, and was refused', async () => {
    const { fetched, calls, answer, tokenArrives } = await refusedOrders();
    tokenArrives();
    await answer(1, failed(refused));
    void fetched.load();
    await answer(2, failed(refused));
    tokenArrives();
    expect(calls).toHaveLength(4);
  });

  it('is asked for at once where the new one arrived before the refusal', async () => {
    const { fetched, calls, answer, tokenArrives } = askedOrders();
    void fetched.load();
    tokenArrives();
    expect(calls).toHaveLength(1);
    await answer(0, failed(refused));
    expect(calls).toHaveLength(2);
    await answer(1, succeeded(orders));
    expect(fetched).toMatchObject({ value: orders, failure: null });
  });

  it('is asked for no more by a page that was left, until it is opened again', async () => {
    const { fetched, calls, tokenArrives } = await refusedOrders();
    fetched.stop();
    tokenArrives();
    expect(calls).toHaveLength(1);
    fetched.listen();
    expect(calls).toHaveLength(1);
    tokenArrives();
    expect(calls).toHaveLength(2);
  });
});

it('what nothing answered is asked for again when the connection is back, and a refusal is not', async () => {
  const asked: CallFailureKind[] = [];
  const fetched = new FetchedValue<string>(
    async () => {
      const kind = asked.length === 0 ? 'no-answer' : 'refused';
      asked.push(kind);
      return failed(callFailure(kind, '/deal/orders'));
    },
    { tokensReceived: 0 },
  );
  await fetched.load();
  fetched.connectionBack();
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(['no-answer', 'refused']);
  expect(fetched.failure?.kind).toBe('refused');
  fetched.connectionBack();
  expect(asked).toHaveLength(2);
});

describe('the calls of a partner', () => {
  const calls = guardThrowingCalls({
    deals: {
      book: async (quoteId: string) => {
        if (quoteId === 'broken') throw defect;
        return succeeded(`order of ${quoteId}`);
      },
    },
  });

  it('answer as they are asked', async () => {
    expect(await calls.deals.book('q-1')).toEqual(succeeded('order of q-1'));
    expect(heard).toEqual([]);
  });

  it('come to a failure that proves nothing where one throws, and that is reported', async () => {
    expect(await calls.deals.book('broken')).toEqual({ ok: false, failure: thrownCallFailure });
    expect(heard).toEqual([defect]);
  });
});
