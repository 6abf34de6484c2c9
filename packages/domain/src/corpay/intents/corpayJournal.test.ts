import { describe, expect, it } from 'vitest';
import { makeFixture, openBooking } from '../../../test/bookingFixture.ts';
import { money } from '../../money/index.ts';
import { createMemoryStore } from '../../ports/index.ts';
import type { AwaitedInstruction } from './intent.ts';
import { createCorpayJournal } from './corpayJournal.ts';

const key = 'fx-gateway.intents.sub-1';

const deal = (orderNumber: string, payee = 'Payee'): AwaitedInstruction => ({
  kind: 'awaited-instruction',
  orderNumber,
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  beneficiaryId: 'b1',
  payee,
  startedAt: 0,
});

const makeJournal = () => {
  const store = createMemoryStore();
  return { store, journal: createCorpayJournal(store, 'sub-1') };
};

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

  it('puts one step in the place of another at once, last, also where that is gone', async () => {
    const { journal, store } = makeJournal();
    await journal.keep(deal('700'));
    await journal.keep(deal('701'));
    const found: unknown[] = [];
    const stop = store.watch(key, () => found.push(store.kept.get(key)));
    await journal.replace(deal('700'), deal('702'));
    stop();
    expect(found).toEqual([store.kept.get(key)]);
    expect(await journal.list()).toEqual([deal('701'), deal('702')]);
    await journal.replace(deal('700'), deal('701', 'Renamed'));
    expect(await journal.list()).toEqual([deal('702'), deal('701', 'Renamed')]);
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
