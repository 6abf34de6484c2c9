import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { describe, expect, it } from 'vitest';
import { LostBookingQuoteExpiry } from './LostBookingQuoteExpiry.ts';

const lost = (endsAt: number | null): StoredBookingCall => ({
  kind: 'booking',
  quoteId: 'q-1',
  idempotencyKey: 'key-1',
  settlement: makeMoney(1_153_101n, 'USD'),
  payment: makeMoney(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.86,
  endsAt,
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  newestOrder: null,
  startedAt: 0,
});

const ends = () => {
  const time = createVirtualTime();
  const heard: string[] = [];
  const quoteEnds = new LostBookingQuoteExpiry(time);
  const whenEnded = (endsAt: number | null) => quoteEnds.whenEnded(lost(endsAt), () => heard.push('ended'));
  return { time, heard, quoteEnds, whenEnded, now: time.clock.now() };
};

describe('the end of the quote of a lost booking', () => {
  it('is heard of at its moment', async () => {
    const { time, heard, whenEnded, quoteEnds, now } = ends();
    whenEnded(now + 25_000);
    expect(quoteEnds.hasEnded(lost(now + 25_000))).toBe(false);
    await time.advance(24_999);
    expect(heard).toEqual([]);
    await time.advance(1);
    expect(heard).toEqual(['ended']);
    expect(quoteEnds.hasEnded(lost(now + 25_000))).toBe(true);
  });

  it('is heard of at once where it is over, and not by who has left', async () => {
    const { time, heard, whenEnded, now } = ends();
    whenEnded(now - 5_000);
    whenEnded(now + 10_000)();
    await time.advance(20_000);
    expect(heard).toEqual(['ended']);
  });

  it('is never heard of where it is not known', async () => {
    const { time, heard, whenEnded } = ends();
    const stop = whenEnded(null);
    await time.advance(86_400_000);
    stop();
    expect(heard).toEqual([]);
  });
});
