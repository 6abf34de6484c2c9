import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import { addBookedMarket, findBookedMarket } from './bookedMarkets.ts';

const dollars = (cents: bigint) => makeMoney(cents, 'USD');

describe('the market at a booking, as a device noted it (COST-4)', () => {
  it('is known of the deals that were noted, by their numbers', () => {
    const first = addBookedMarket(null, { deal: '214501', market: dollars(1_000_000n) });
    const kept = addBookedMarket(first, { deal: '214502', market: makeMoney(160n, 'JPY') });
    expect(findBookedMarket(kept, '214501')).toEqual(dollars(1_000_000n));
    expect(findBookedMarket(kept, '214502')).toEqual(makeMoney(160n, 'JPY'));
    expect(findBookedMarket(kept, '214503')).toBeUndefined();
    expect(findBookedMarket(null, '214501')).toBeUndefined();
  });

  it('is noted once for a deal, and of the newest 500', () => {
    let kept: string | null = null;
    for (let deal = 0; deal < 501; deal += 1)
      kept = addBookedMarket(kept, { deal: String(deal), market: dollars(1n) });
    kept = addBookedMarket(kept, { deal: '500', market: dollars(2n) });
    expect(['0', '1', '500'].map((deal) => findBookedMarket(kept, deal))).toEqual([
      undefined,
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
  ])('is none where what is kept cannot be understood: %s', (kept) => {
    expect(findBookedMarket(kept, '1')).toBeUndefined();
    const mended = addBookedMarket(kept, { deal: '2', market: dollars(2n) });
    expect(findBookedMarket(mended, '2')).toEqual(dollars(2n));
  });
});
