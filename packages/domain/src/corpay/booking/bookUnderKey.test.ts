import { describe, expect, it } from 'vitest';
import { failure, refusal, settlement } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { StoreBusy } from '../../ports/storeBusy.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import { bookDeal } from './bookDeal.ts';
import { createCorpayBookingKeys } from '../intents/corpayBookingKeys.ts';
import { bookUnderKey, resolveCallUnderKey } from './bookUnderKey.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { BookingAnswer } from '../api/deal.ts';
import { createCorpayJournal } from '../intents/corpayJournal.ts';
import type { OrderSummary } from '../api/order.ts';

const lost = failure();
const refused = refusal();
const agree = async () => succeeded(null);
const neverAsked = () => Promise.reject(new Error('Nothing is about to be sent.'));
const call = { key: 'K', terms: '{"amount":"10000"}' };
const pressOf = (quoteId: string, amount = 1_000_000n) => ({
  quote: {
    quoteId,
    rate: 0.867,
    settlement,
    payment: makeMoney(amount, 'EUR'),
    expiryRemaining: 30,
  },
  lockSide: 'Payment' as const,
  endsAt: null,
  beneficiaryId: 'b1',
  payee: 'Payee',
  newestOrder: null,
  despite: [],
  bookedBefore: [],
});

type Book = Result<BookingAnswer, CallFailure>;

const makeFixture = (books: Book[], orders: readonly OrderSummary[] = []) => {
  const store = createMemoryStore();
  const sent: string[] = [];
  const open: string[] = [];
  let ids = 0;
  const fixture = {
    store,
    sent,
    /** What was known under the key when each call left. */
    open,
    journal: createCorpayJournal(store, 'sub-1'),
    keys: createCorpayBookingKeys(store, 'gateway sub-1'),
    clock: createVirtualTime().clock,
    identifiers: { uuid: () => `key-${(ids += 1)}` },
    deals: {
      book: async (quoteId: string, key: string): Promise<Book> => {
        sent.push(`${quoteId} ${key}`);
        open.push((await fixture.keys.find('K'))?.outcome.kind ?? 'nothing');
        return books.shift() ?? failed(lost);
      },
      instruct: () => Promise.reject(new Error('not asked for')),
    },
    quotes: { remaining: async () => succeeded(0) },
    orders: {
      list: async () => succeeded(orders),
      show: () => Promise.reject(new Error('not asked for')),
    },
  };
  return fixture;
};

describe('a booking under a key', () => {
  it('keeps quote, key and terms before it is sent, and then the order', async () => {
    const fixture = makeFixture([succeeded({ orderNumber: '700' })]);
    expect(await bookUnderKey(fixture, call, pressOf('q1'))).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(fixture.open).toEqual(['open']);
    expect(await createCorpayBookingKeys(fixture.store, 'gateway sub-1').find('K')).toMatchObject({
      ...call,
      intent: { quoteId: 'q1', idempotencyKey: 'key-1', payment: pressOf('q1').quote.payment },
      outcome: { kind: 'booked', orderNumber: '700' },
    });
    expect(await createCorpayBookingKeys(fixture.store, 'gateway sub-2').find('K')).toBeNull();
    expect(await fixture.keys.bookedAs('700')).toMatchObject({ key: 'K', intent: { quoteId: 'q1' } });
    expect(await fixture.keys.bookedAs('701')).toBeNull();
  });

  it('is sent once, also by two at the same moment', async () => {
    const fixture = makeFixture([succeeded({ orderNumber: '700' }), succeeded({ orderNumber: '701' })]);
    const outcomes = await Promise.all([
      bookUnderKey(fixture, call, pressOf('q1')),
      bookUnderKey(fixture, call, pressOf('q2', 7n)),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'key-taken']);
    expect(fixture.sent).toHaveLength(1);
    expect(await bookUnderKey(fixture, call, pressOf('q3'))).toMatchObject({
      kind: 'key-taken',
      taken: { outcome: { kind: 'booked' } },
    });
    expect(fixture.sent).toHaveLength(1);
  });

  it('keeps a refusal of the partner, and nothing where the partner was not even asked', async () => {
    const fixture = makeFixture([failed({ ...lost, kind: 'session-lost' }), failed(refused)]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    expect(await fixture.keys.find('K')).toBeNull();
    await bookUnderKey(fixture, call, pressOf('q2'));
    expect(await fixture.keys.find('K')).toMatchObject({ outcome: { kind: 'refused', failure: refused } });
  });

  it('keeps it as a refusal that this person may not book', async () => {
    const forbidden: CallFailure = { ...refused, kind: 'permission', status: 403 };
    const fixture = makeFixture([failed(forbidden)]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    expect(await fixture.keys.find('K')).toMatchObject({ outcome: { kind: 'refused', failure: forbidden } });
  });

  it('leaves the key free when the device could remember the key but not the step', async () => {
    const fixture = makeFixture([]);
    const journal = { ...fixture.journal, keepUnless: () => Promise.reject(new Error('full')) };
    expect(await bookUnderKey({ ...fixture, journal }, call, pressOf('q1'))).toEqual({ kind: 'not-kept' });
    expect(await fixture.keys.find('K')).toBeNull();
  });

  it('leaves the key free when another process holds the journal, and says just that', async () => {
    const fixture = makeFixture([]);
    const busy = new StoreBusy('intents.json.lock');
    const journal = { ...fixture.journal, keepUnless: () => Promise.reject(busy) };
    await expect(bookUnderKey({ ...fixture, journal }, call, pressOf('q1'))).rejects.toBe(busy);
    expect(await fixture.keys.find('K')).toBeNull();
    fixture.store.update = () => Promise.reject(busy);
    await expect(bookUnderKey(fixture, call, pressOf('q1'))).rejects.toBe(busy);
    await expect(bookDeal(fixture, pressOf('q1'))).rejects.toBe(busy);
    expect(fixture.sent).toEqual([]);
  });

  it('stays taken where a defect broke off the call, which may have been carried out', async () => {
    const fixture = makeFixture([]);
    const defect = new Error('a defect');
    fixture.deals.book = () => Promise.reject(defect);
    await expect(bookUnderKey(fixture, call, pressOf('q1'))).rejects.toBe(defect);
    expect(await fixture.keys.find('K')).toMatchObject({ ...call, outcome: { kind: 'open' } });
  });

  it('is free again where the same was booked since the press began', async () => {
    const fixture = makeFixture([succeeded({ orderNumber: '700' })]);
    await bookDeal(fixture, pressOf('q1'));
    expect(await bookUnderKey(fixture, call, pressOf('q2'))).toMatchObject({
      kind: 'same-booked',
      booked: { answer: { became: 'booked', number: '700' } },
    });
    expect(await fixture.keys.find('K')).toBeNull();
    expect(fixture.sent).toHaveLength(1);
  });

  it('keeps nothing when nothing was sent', async () => {
    const fixture = makeFixture([failed(lost)]);
    await bookDeal(fixture, pressOf('q1'));
    expect(await bookUnderKey(fixture, call, pressOf('q2'))).toMatchObject({
      kind: 'earlier-open',
      same: true,
    });
    expect(await fixture.keys.find('K')).toBeNull();
    fixture.store.update = () => Promise.reject(new Error('full'));
    expect(await bookUnderKey(fixture, call, pressOf('q3', 7n))).toEqual({ kind: 'not-kept' });
    expect(fixture.sent).toHaveLength(1);
  });

  it('is told also when the device cannot remember the order, and then repeats that very call', async () => {
    const fixture = makeFixture([succeeded({ orderNumber: '700' }), succeeded({ orderNumber: '700' })]);
    const { book } = fixture.deals;
    const { update } = fixture.store;
    fixture.deals.book = (...sent) => {
      fixture.store.update = () => Promise.reject(new Error('full'));
      return book(...sent);
    };
    const booked = { kind: 'booked', orderNumber: '700' };
    expect(await bookUnderKey(fixture, call, pressOf('q1'))).toEqual(booked);
    const kept = await fixture.keys.find('K');
    if (kept === null) throw new Error('Nothing is kept.');
    fixture.store.update = update;
    expect(await resolveCallUnderKey(fixture, kept, agree)).toEqual(succeeded(booked));
    expect(new Set(fixture.sent)).toEqual(new Set(['q1 key-1']));
  });

  it('is repeated as that very call when its answer was lost', async () => {
    const fixture = makeFixture([failed(lost), failed(lost), succeeded({ orderNumber: '700' })]);
    expect(await bookUnderKey(fixture, call, pressOf('q1'))).toMatchObject({ kind: 'unknown' });
    const kept = await fixture.keys.find('K');
    if (kept === null) throw new Error('Nothing is kept.');
    expect(kept.outcome).toEqual({ kind: 'open' });
    expect(await resolveCallUnderKey(fixture, kept, agree)).toMatchObject({ value: { kind: 'unknown' } });
    expect(await resolveCallUnderKey(fixture, kept, agree)).toEqual(
      succeeded({ kind: 'booked', orderNumber: '700' }),
    );
    expect(new Set(fixture.sent)).toEqual(new Set(['q1 key-1']));
    expect(await fixture.keys.find('K')).toMatchObject({ outcome: { kind: 'booked', orderNumber: '700' } });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'awaited-instruction' }]);
  });

  it('is sent again before its quote has ended only when the person agrees to just that', async () => {
    const fixture = makeFixture([failed(lost), succeeded({ orderNumber: '700' })]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    const kept = await fixture.keys.find('K');
    if (kept === null) throw new Error('Nothing is kept.');
    expect(await resolveCallUnderKey(fixture, kept, async () => failed('cancelled'))).toEqual(
      failed('cancelled'),
    );
    expect(fixture.sent).toHaveLength(1);
    expect(await resolveCallUnderKey(fixture, kept, agree)).toMatchObject({ value: { kind: 'booked' } });
    expect(fixture.sent).toHaveLength(2);
  });

  it('is not sent again, and nobody is asked to agree to it, while the orders cannot be looked at', async () => {
    const fixture = makeFixture([failed(lost)]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    const kept = await fixture.keys.find('K');
    if (kept === null) throw new Error('Nothing is kept.');
    const ports = { ...fixture, orders: { ...fixture.orders, list: async () => failed(lost) } };
    expect(await resolveCallUnderKey(ports, kept, neverAsked)).toEqual(
      succeeded({ kind: 'unknown', failure: lost }),
    );
    expect(fixture.sent).toHaveLength(1);
    expect(await fixture.keys.find('K')).toEqual(kept);
  });

  it('is not sent again while an order could be its deal', async () => {
    const order = { ordNum: '700', beneCount: 0, sell: { currency: 'EUR', amount: 10_000 }, entryDate: '' };
    const fixture = makeFixture([failed(lost)], [order]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    const kept = await fixture.keys.find('K');
    if (kept === null) throw new Error('Nothing is kept.');
    await fixture.journal.settle(kept.intent);
    expect(await resolveCallUnderKey(fixture, kept, neverAsked)).toEqual(
      succeeded({ kind: 'choose', candidates: [order], said: null }),
    );
    expect(await fixture.keys.find('K')).toEqual(kept);
    expect(fixture.sent).toHaveLength(1);
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'booking', quoteId: 'q1' }]);
  });
});

describe('the keys of bookings', () => {
  it('hear what became of a quote from whoever finds out', async () => {
    const fixture = makeFixture([failed(lost)]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    await fixture.keys.answer('q9', { kind: 'not-booked' });
    expect(await fixture.keys.find('K')).toMatchObject({ outcome: { kind: 'open' } });
    await fixture.keys.answer('q1', { kind: 'not-booked' });
    expect(await fixture.keys.find('K')).toMatchObject({ outcome: { kind: 'not-booked' } });
    expect([await fixture.keys.keyOf('q1'), await fixture.keys.keyOf('q9')]).toEqual(['K', null]);
  });

  it('are forgotten after a quarter of a year, open ones never', async () => {
    const { keys } = makeFixture([]);
    const fixture = makeFixture([failed(lost)]);
    await bookUnderKey(fixture, call, pressOf('q1'));
    const kept = await fixture.keys.find('K');
    if (kept === null) throw new Error('Nothing is kept.');
    const day = 24 * 60 * 60 * 1000;
    const at = (key: string, days: number, kind: 'open' | 'not-booked') =>
      keys.claim({
        ...kept,
        key,
        intent: { ...kept.intent, quoteId: key, startedAt: days * day },
        outcome: { kind },
      });
    await at('open', 0, 'open');
    await at('old', 0, 'not-booked');
    await at('young', 1, 'not-booked');
    await at('now', 92, 'not-booked');
    const found = await Promise.all(['open', 'old', 'young', 'now'].map((key) => keys.find(key)));
    expect(found.map((booking) => booking?.key)).toEqual(['open', undefined, 'young', 'now']);
  });

  it('that cannot be read are never taken for free', async () => {
    const fixture = makeFixture([]);
    const place = 'fx-gateway.booking-keys.gateway sub-1';
    for (const broken of ['[{"key":"K","terms":"","intent":"[]","outcome":{"kind":"open"}}]', '[{']) {
      fixture.store.kept.set(place, broken);
      await expect(fixture.keys.find('K')).rejects.toThrow();
      expect(await bookUnderKey(fixture, call, pressOf('q1'))).toEqual({ kind: 'not-kept' });
    }
    expect(fixture.sent).toEqual([]);
  });
});
