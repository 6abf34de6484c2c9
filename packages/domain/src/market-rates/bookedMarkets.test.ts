import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createBookedMarkets } from './bookedMarkets.ts';

const dollars = (cents: bigint) => makeMoney(cents, 'USD');
const key = 'fx-gateway.booked-markets.corpay.dana';
const open = () => {
  const store = createMemoryStore();
  return { store, markets: createBookedMarkets(store, 'corpay.dana') };
};

describe('the market at a booking, as this device noted it (COST-4)', () => {
  it('is known of the deals that were noted, by their numbers', async () => {
    const { store, markets } = open();
    expect(await markets.read()).toEqual(new Map());
    await markets.note('214501', dollars(1_000_000n));
    await markets.note('214502', makeMoney(160n, 'JPY'));
    const noted = new Map([
      ['214501', dollars(1_000_000n)],
      ['214502', makeMoney(160n, 'JPY')],
    ]);
    expect(await createBookedMarkets(store, 'corpay.dana').read()).toEqual(noted);
  });

  it('is of one user of the device', async () => {
    const { store, markets } = open();
    await markets.note('214501', dollars(1n));
    expect(await createBookedMarkets(store, 'corpay.rui').read()).toEqual(new Map());
  });

  it('is noted once for a deal, and of the newest 500', async () => {
    const { markets } = open();
    await markets.note('0', dollars(1n));
    for (let deal = 1; deal < 501; deal += 1) await markets.note(String(deal), dollars(1n));
    await markets.note('500', dollars(2n));
    const noted = await markets.read();
    expect([noted.size, noted.has('0'), noted.get('1'), noted.get('500')]).toEqual([
      500,
      false,
      dollars(1n),
      dollars(2n),
    ]);
  });

  it.each([
    'no json',
    '{}',
    '[1]',
    '[{"deal":1,"market":{"currency":"USD","amount":"1.00"}}]',
    '[{"deal":"1"}]',
    '[{"deal":"1","market":{"currency":"XXX","amount":"1.00"}}]',
  ])('is none where what is kept cannot be understood: %s', async (kept) => {
    const { store, markets } = open();
    await store.write(key, kept);
    expect(await markets.read()).toEqual(new Map());
    await markets.note('2', dollars(2n));
    expect(await markets.read()).toEqual(new Map([['2', dollars(2n)]]));
  });
});
