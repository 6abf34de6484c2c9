import type { CallFailure } from '../../calls/callFailure.ts';
import type { MoneyCallOutcome } from '../../intents/answeredMoneyCall.ts';
import type { CorpayBookingKeyStore, CorpayKeyedBooking } from '../intents/corpayBookingKeys.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import { journalEntryId } from '../intents/intent.ts';
import type { BookingOutcome } from './bookDeal.ts';

/** A refusal of this deal; others only say that the partner could not be asked, and the same call may try again. */
const isPartnersAnswer = ({ kind }: CallFailure): boolean => kind === 'refused' || kind === 'permission';

/** Keeps under the key what came of its call, or frees it where the same call may try again. */
export const storeOutcomeUnderKey = async (
  keys: CorpayBookingKeyStore,
  { key, intent: { quoteId } }: Pick<CorpayKeyedBooking, 'key' | 'intent'>,
  outcome: BookingOutcome | { readonly kind: 'not-booked' },
): Promise<void> => {
  switch (outcome.kind) {
    case 'booked':
    case 'not-booked':
      return keys.answer(quoteId, outcome);
    case 'refused':
      return isPartnersAnswer(outcome.failure) ? keys.answer(quoteId, outcome) : keys.release(key);
    case 'earlier-open':
    case 'same-booked':
    case 'not-kept':
      return keys.release(key);
    case 'unknown':
  }
};

/** What an answer that the journal keeps is under a key. */
const outcomeOf = ({ number, failure }: MoneyCallOutcome) => {
  if (number !== null) return { kind: 'booked', orderNumber: number } as const;
  return failure === undefined ? ({ kind: 'not-booked' } as const) : ({ kind: 'refused', failure } as const);
};

/** What is kept of bookings: in the journal until they are told, and under the keys of their calls. */
type Kept = { readonly journal: CorpayJournal; readonly keys: CorpayBookingKeyStore };

/**
 * The call of a key with its answer, where that was kept and its process ended before it was noted under the key; else as
 * it was.
 */
export const addAnswerFromJournal = async (
  { journal, keys }: Pick<Kept, 'keys'> & { readonly journal: Pick<CorpayJournal, 'unreported'> },
  kept: CorpayKeyedBooking,
): Promise<CorpayKeyedBooking> => {
  if (kept.outcome.kind !== 'open') return kept;
  const id = journalEntryId(kept.intent);
  const answered = (await journal.unreported()).find(({ intent }) => journalEntryId(intent) === id);
  if (answered === undefined) return kept;
  const outcome = outcomeOf(answered.answer);
  // What could not be noted is told all the same, and stays in the journal until it is noted.
  await storeOutcomeUnderKey(keys, kept, outcome).catch(() => undefined);
  return { ...kept, outcome };
};

/**
 * The journal that notes an answer under the key of its call before it counts as told, in whatever way that is: nobody
 * finds it in the journal from then on. What cannot be noted is told once more.
 */
export const makeJournalStoringKeyAnswers = ({ journal, keys }: Kept): CorpayJournal => ({
  ...journal,
  reported: async (ids) => {
    for (const { intent, answer } of await journal.unreported()) {
      if (intent.kind !== 'booking' || !ids.includes(journalEntryId(intent))) continue;
      const key = await keys.keyOf(intent.quoteId);
      const kept = key === null ? null : await keys.find(key);
      if (kept?.outcome.kind === 'open') await storeOutcomeUnderKey(keys, kept, outcomeOf(answer));
    }
    await journal.reported(ids);
  },
});
