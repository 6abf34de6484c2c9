import { describe, expect, it } from 'vitest';
import { makeFixture, openBooking } from '../../../test/bookingFixture.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { bookingIntent as booking } from '../../../test/sampleDeals.ts';
import { journalEntryId, type DealAwaitingInstructionEntry } from './intent.ts';
import { createCorpayJournal } from './corpayJournal.ts';

const key = 'fx-gateway.intents.sub-1';

const deal = (orderNumber: string, payee = 'Payee'): DealAwaitingInstructionEntry => ({
  kind: 'awaited-instruction',
  orderNumber,
  settlement: makeMoney(1_153_402n, 'USD'),
  payment: makeMoney(1_000_000n, 'EUR'),
  beneficiaryId: 'b1',
  payee,
  startedAt: 0,
});

const makeJournal = () => {
  const store = createMemoryStore();
  return { store, journal: createCorpayJournal(store, 'sub-1') };
};

const booked = { became: 'booked', number: '700', words: '' } as const;

const moreThanOne = (kept: readonly unknown[]) => (kept.length > 1 ? `${kept.length} are kept` : null);

describe('the journal of what was about to be booked or instructed', () => {
  it('lists what it keeps, oldest first, and keeps each step once', async () => {
    const { journal } = makeJournal();
    await journal.keep(deal('700'));
    await journal.keep(deal('701'));
    await journal.keep(deal('700', 'Renamed'));
    expect(await journal.list()).toEqual([deal('701'), deal('700', 'Renamed')]);
  });

  it('forgets the settled step only, and leaves nothing in the store after the last', async () => {
    const { journal, store } = makeJournal();
    await journal.keep(deal('700'));
    await journal.keep(deal('701'));
    await journal.settle(deal('700'));
    expect(await journal.list()).toEqual([deal('701')]);
    await journal.settle(deal('701'));
    expect(await store.read(key)).toBeNull();
  });

  it('keeps a step only where nothing that it holds at that moment speaks against it', async () => {
    const { journal } = makeJournal();
    await journal.keep(deal('700'));
    expect(await journal.keepUnless(deal('701'), moreThanOne)).toBeNull();
    expect(await journal.keepUnless(deal('702'), moreThanOne)).toBe('2 are kept');
    expect(await journal.list()).toEqual([deal('700'), deal('701')]);
    expect(await journal.keepUnless(deal('700', 'Renamed'), () => null)).toBeNull();
    expect(await journal.list()).toEqual([deal('701'), deal('700', 'Renamed')]);
  });

  it('changes a step where it stands, and brings none back that was settled', async () => {
    const { journal } = makeJournal();
    await journal.keep(deal('700'));
    await journal.keep(deal('701'));
    await journal.amend(deal('700', 'Renamed'));
    await journal.amend(deal('702'));
    expect(await journal.list()).toEqual([deal('700', 'Renamed'), deal('701')]);
  });

  it('closes an answered step at once with what waits from then on, and keeps the answer', async () => {
    const { journal, store } = makeJournal();
    await journal.keep(booking);
    await journal.keep(deal('701'));
    const found: unknown[] = [];
    const stop = store.watch(key, () => found.push(store.kept.get(key)));
    await journal.answer(booking, booked, deal('700'));
    stop();
    expect(found).toEqual([store.kept.get(key)]);
    expect(await journal.list()).toEqual([deal('701'), deal('700')]);
    expect(await journal.unreported()).toEqual([{ intent: booking, answer: booked }]);
  });

  it('keeps an answer until it was told, whatever is kept or settled meanwhile, and also where nothing was open', async () => {
    const { journal, store } = makeJournal();
    await journal.answer(booking, booked);
    await journal.settle(booking);
    await journal.keep(deal('701'));
    await journal.reported(['booking/another']);
    const later = createCorpayJournal(store, 'sub-1');
    expect(await later.unreported()).toEqual([{ intent: booking, answer: booked }]);
    await later.reported([journalEntryId(booking)]);
    expect(await journal.unreported()).toEqual([]);
    expect(await journal.list()).toEqual([deal('701')]);
  });

  it('takes a step whose answer cannot be understood for one that is open', async () => {
    const { journal, store } = makeJournal();
    await journal.answer(booking, booked);
    const kept = store.kept.get(key) ?? '';
    for (const unreadable of ['"answered":7', '"answered":{"became":"lost","number":null,"words":""}']) {
      await store.write(key, kept.replace(/"answered":\{.*?\}/, unreadable));
      expect(await journal.list()).toEqual([booking]);
      expect(await journal.unreported()).toEqual([]);
    }
  });

  it('leaves what it could not read as it is, as long as it keeps nothing', async () => {
    const { journal, store } = makeJournal();
    await store.write(key, 'a later version wrote this');
    expect(await journal.keepUnless(deal('700'), () => 'no')).toBe('no');
    await journal.amend(deal('700'));
    expect(await store.read(key)).toBe('a later version wrote this');
  });

  it('says when it was changed, until nobody wants to hear it any more', async () => {
    const { journal, store } = makeJournal();
    const heard: string[] = [];
    const stop = journal.watch(() => heard.push('changed'));
    await journal.keep(deal('700'));
    expect(heard).toHaveLength(1);
    await createCorpayJournal(store, 'sub-2').keep(deal('701'));
    expect(heard).toHaveLength(1);
    stop();
    await journal.settle(deal('700'));
    expect(heard).toHaveLength(1);
  });
});

describe('the journal of two users, and of two tabs of one', () => {
  it('the journal of one user is not seen by another, and what it cannot read it leaves out', async () => {
    const fixture = makeFixture();
    await openBooking(fixture);
    expect(await createCorpayJournal(fixture.store, 'sub-2').list()).toEqual([]);
    fixture.store.kept.set('fx-gateway.intents.sub-1', '{"not":"a list"}');
    expect(await fixture.journal.list()).toEqual([]);
    fixture.store.kept.set('fx-gateway.intents.sub-1', '[{"kind":"booking"},null,');
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('keeps what each of them began at the same moment', async () => {
    const fixture = makeFixture();
    const other = createCorpayJournal(fixture.store, 'sub-1');
    const intent = await openBooking(fixture);
    await Promise.all([
      fixture.journal.keep({ ...intent, quoteId: 'q2' }),
      other.keep({ ...intent, quoteId: 'q3' }),
      other.settle(intent),
    ]);
    expect((await fixture.journal.list()).map((kept) => 'quoteId' in kept && kept.quoteId)).toEqual([
      'q2',
      'q3',
    ]);
  });
});
