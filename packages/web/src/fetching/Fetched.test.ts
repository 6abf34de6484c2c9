import { callFailure, type CallFailureKind } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { hearDefects } from '../../test/hearDefects.ts';
import { Fetched } from './Fetched.ts';
import { brokenCall, guardedCalls } from './guardedCalls.ts';

const heard = hearDefects();
const defect = new Error('nobody foresaw this');

describe('an answer of the partner as a page needs it', () => {
  it('is waited for no longer once its call threw, which is reported and told, and can be asked for again', async () => {
    let asked = 0;
    const fetched = new Fetched<string>(
      async () => {
        asked += 1;
        if (asked === 1) throw defect;
        return succeeded('orders');
      },
      { tokensReceived: 0 },
    );
    await fetched.load();
    expect(fetched.loading).toBe(false);
    expect(fetched.failure).toBe(brokenCall);
    expect(heard).toEqual([defect]);
    await fetched.load();
    expect(fetched).toMatchObject({ value: 'orders', failure: null, loading: false });
  });
});

it('what nothing answered is asked for again when the connection is back, and a refusal is not', async () => {
  const asked: CallFailureKind[] = [];
  const fetched = new Fetched<string>(
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
  const calls = guardedCalls({
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
    expect(await calls.deals.book('broken')).toEqual({ ok: false, failure: brokenCall });
    expect(heard).toEqual([defect]);
  });
});
