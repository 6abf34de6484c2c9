import { describe, expect, it } from 'vitest';
import { bookingIntent } from '../../../test/sampleDeals.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { createCorpayBookingKeys, type CorpayKeyedBooking } from './corpayBookingKeys.ts';

const place = 'fx-gateway.booking-keys.gateway sub-1';

const under = (key: string, quoteId: string): CorpayKeyedBooking => ({
  key,
  terms: '{"amount":"10000"}',
  intent: { ...bookingIntent, quoteId, idempotencyKey: `key of ${quoteId}` },
  outcome: { kind: 'open' },
});

const booked = { kind: 'booked', orderNumber: '700' } as const;

const makeKeys = () => {
  const store = createMemoryStore();
  return { store, keys: createCorpayBookingKeys(store, 'gateway sub-1') };
};

describe('the keys of bookings', () => {
  it('that are taken are taken for one quote only', async () => {
    const { keys } = makeKeys();
    expect(await keys.claim(under('K', 'q1'))).toBeNull();
    expect(await keys.claim(under('K', 'q2'))).toEqual(under('K', 'q1'));
    expect([await keys.keyOf('q1'), await keys.keyOf('q2')]).toEqual(['K', null]);
    await keys.release('K');
    expect(await keys.find('K')).toBeNull();
  });

  it('are answered and given back each for itself', async () => {
    const { keys } = makeKeys();
    await keys.claim(under('K', 'q1'));
    await keys.claim(under('L', 'q2'));
    await keys.answer('q1', booked);
    expect(await keys.find('K')).toEqual({ ...under('K', 'q1'), outcome: booked });
    expect(await keys.find('L')).toEqual(under('L', 'q2'));
    await keys.release('L');
    expect(await keys.find('L')).toBeNull();
    expect(await keys.find('K')).toEqual({ ...under('K', 'q1'), outcome: booked });
  });

  it('leave nothing behind where none is taken', async () => {
    const { keys, store } = makeKeys();
    await keys.answer('q1', booked);
    expect(store.kept.size).toBe(0);
    await keys.claim(under('K', 'q1'));
    await keys.release('K');
    expect(store.kept.size).toBe(0);
  });

  it.each(['[]', '[{"kind":"booking"}]'])('say which of them cannot be read: %s', async (intent) => {
    const { keys, store } = makeKeys();
    store.kept.set(place, JSON.stringify([{ key: 'K', terms: '', intent, outcome: { kind: 'open' } }]));
    await expect(keys.find('K')).rejects.toThrow('The booking under the key K cannot be read.');
    await expect(keys.claim(under('L', 'q2'))).rejects.toThrow('cannot be read');
  });
});
