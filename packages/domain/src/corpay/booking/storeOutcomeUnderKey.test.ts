import { describe, expect, it } from 'vitest';
import { bookingIntent, failure, refusal } from '../../../test/sampleDeals.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { createCorpayBookingKeys } from '../intents/corpayBookingKeys.ts';
import { createCorpayJournal } from '../intents/corpayJournal.ts';
import { journalEntryId } from '../intents/intent.ts';
import { bookDeal, notBookedOutcome } from './bookDeal.ts';
import { makeJournalStoringKeyAnswers, addAnswerFromJournal } from './storeOutcomeUnderKey.ts';

/** A booking under the key K whose process ended when its answer was in the journal, and not under the key. */
const endedAfter = async (answer: CallFailure | { readonly orderNumber: string }) => {
  const store = createMemoryStore();
  const journal = createCorpayJournal(store, 'sub-1');
  const keys = createCorpayBookingKeys(store, 'gateway sub-1');
  const orders = { list: async () => succeeded([]), show: () => Promise.reject(new Error()) };
  const book = async () => ('kind' in answer ? failed(answer) : { ok: true as const, value: answer });
  const { quoteId, settlement, payment } = bookingIntent;
  await bookDeal(
    {
      deals: { book, instruct: () => Promise.reject(new Error()) },
      orders,
      journal,
      clock: { now: () => 0, elapsed: () => 0 },
      identifiers: { uuid: () => bookingIntent.idempotencyKey },
    },
    {
      ...bookingIntent,
      lockSide: 'Payment',
      quote: { quoteId, settlement, payment, rate: 0.867, expiryRemaining: 30 },
      despite: [],
      bookedBefore: [],
    },
  );
  await keys.claim({ key: 'K', terms: '{}', intent: bookingIntent, outcome: { kind: 'open' } });
  const kept = { key: 'K', terms: '{}', intent: bookingIntent, outcome: { kind: 'open' as const } };
  return { store, journal, keys, kept };
};

describe('an answer that was kept and not noted under the key of its call', () => {
  it('is the refusal in the words of the partner, and is noted', async () => {
    const { journal, keys, kept } = await endedAfter(refusal());
    const outcome = { kind: 'refused', failure: refusal() };
    expect(await addAnswerFromJournal({ journal, keys }, kept)).toEqual({ ...kept, outcome });
    expect(await keys.find('K')).toMatchObject({ outcome });
  });

  it('leaves the key free where the partner was not asked', async () => {
    const lost = failure({ kind: 'session-lost' });
    const { journal, keys, kept } = await endedAfter(lost);
    expect(await addAnswerFromJournal({ journal, keys }, kept)).toMatchObject({
      outcome: { kind: 'refused', failure: lost },
    });
    expect(await keys.find('K')).toBeNull();
  });

  it('is that it was not booked, where the question about it was answered so', async () => {
    const { journal, keys, kept } = await endedAfter(refusal());
    await journal.answer(bookingIntent, notBookedOutcome('The partner answered that its quote is over.'));
    const outcome = { kind: 'not-booked' };
    expect(await addAnswerFromJournal({ journal, keys }, kept)).toEqual({ ...kept, outcome });
    expect(await keys.find('K')).toEqual({ ...kept, outcome });
  });

  it('is never that of another booking', async () => {
    const { journal, keys, kept } = await endedAfter({ orderNumber: '700' });
    const intent = { ...bookingIntent, quoteId: 'q2' };
    expect(await addAnswerFromJournal({ journal, keys }, { ...kept, intent })).toEqual({ ...kept, intent });
    expect(await keys.find('K')).toEqual(kept);
    await journal.answer(intent, notBookedOutcome('No.'));
    expect(await addAnswerFromJournal({ journal, keys }, { ...kept, intent })).toMatchObject({
      outcome: { kind: 'not-booked' },
    });
  });

  it('is looked for only while the call is open', async () => {
    const { keys, kept } = await endedAfter(refusal());
    const journal = { unreported: () => Promise.reject(new Error('not asked for')) };
    const answered = { ...kept, outcome: { kind: 'booked', orderNumber: '700' } as const };
    expect(await addAnswerFromJournal({ journal, keys }, answered)).toBe(answered);
  });

  it('is told also where the disk is full', async () => {
    const { store, journal, keys, kept } = await endedAfter({ orderNumber: '700' });
    store.update = () => Promise.reject(new Error('full'));
    expect(await addAnswerFromJournal({ journal, keys }, kept)).toMatchObject({
      outcome: { kind: 'booked', orderNumber: '700' },
    });
  });

  it.each([
    [refusal(), { outcome: { kind: 'refused', failure: refusal() } }],
    [failure({ kind: 'token-refused', status: 401 }), null],
    [{ orderNumber: '700' }, { outcome: { kind: 'booked', orderNumber: '700' } }],
  ])('is noted before it counts as told, by whatever tells it: %j', async (answer, noted) => {
    const { journal, keys } = await endedAfter(answer);
    await makeJournalStoringKeyAnswers({ journal, keys }).reported([journalEntryId(bookingIntent)]);
    const found = await keys.find('K');
    if (noted === null) expect(found).toBeNull();
    else expect(found).toMatchObject(noted);
    expect(await journal.unreported()).toEqual([]);
  });

  it('is not noted because another answer is told', async () => {
    const { journal, keys, kept } = await endedAfter({ orderNumber: '700' });
    await makeJournalStoringKeyAnswers({ journal, keys }).reported(['booking/another']);
    expect(await keys.find('K')).toEqual(kept);
    expect(await journal.unreported()).toMatchObject([{ answer: { number: '700' } }]);
  });

  it('is told as well where its booking was sent under no key', async () => {
    const { journal, keys } = await endedAfter({ orderNumber: '700' });
    await keys.release('K');
    await makeJournalStoringKeyAnswers({ journal, keys }).reported([journalEntryId(bookingIntent)]);
    expect(await journal.unreported()).toEqual([]);
    expect(await keys.find('K')).toBeNull();
  });

  it('is told once more where it could not be noted', async () => {
    const { journal, keys } = await endedAfter(refusal());
    const full = { ...keys, answer: () => Promise.reject(new Error('full')) };
    const told = makeJournalStoringKeyAnswers({ journal, keys: full });
    await expect(told.reported([journalEntryId(bookingIntent)])).rejects.toThrow('full');
    expect(await journal.unreported()).toHaveLength(1);
  });
});
