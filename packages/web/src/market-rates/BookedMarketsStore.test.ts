import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { BookedMarketsStore } from './BookedMarketsStore.ts';

const sent = makeMoney(1_005_000n, 'USD');
const cost = { difference: makeMoney(5_000n, 'USD'), percent: 0.5, age: 0 };
const noted = new Map([['1', makeMoney(1_000_000n, 'USD')]]);
const none = new Map();
const fails = async () => Promise.reject(new Error('closed'));

describe('the market of booked deals (COST-4)', () => {
  it('is known at once in this visit, and read again in the next by its user alone', async () => {
    const kept = createMemoryStore();
    const store = new BookedMarketsStore(kept, 'corpay.dana');
    store.note('1', sent, cost);
    expect(store.markets).toEqual(noted);
    await store.read();
    const [later, another] = ['dana', 'rui'].map((user) => new BookedMarketsStore(kept, `corpay.${user}`));
    expect(later?.markets).toEqual(none);
    await Promise.all([later?.read(), another?.read()]);
    expect([later?.markets, another?.markets]).toEqual([noted, none]);
  });

  it('is not known of a deal at whose press there was none', () => {
    const store = new BookedMarketsStore(createMemoryStore(), 'corpay.dana');
    store.note('1', sent, null);
    expect(store.markets).toEqual(none);
  });

  it('is known in this visit also where the browser keeps and reads nothing', async () => {
    const store = new BookedMarketsStore(
      { ...createMemoryStore(), read: fails, update: fails },
      'corpay.dana',
    );
    store.note('1', sent, cost);
    await store.read();
    expect(store.markets).toEqual(noted);
  });
});
