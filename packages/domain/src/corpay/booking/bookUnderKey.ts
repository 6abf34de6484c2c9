import { StoreFailure } from '../../ports/index.ts';
import { succeeded, type Result } from '../../result/index.ts';
import {
  bookIntent,
  intentOf,
  type BookingOutcome,
  type BookingPorts,
  type BookingPress,
} from './bookDeal.ts';
import type { CorpayBookingKeys, CorpayKeyedBooking } from '../intents/corpayBookingKeys.ts';
import type { CallFailure } from '../../calls/index.ts';
import { intentId } from '../intents/intent.ts';
import { settleBooking, type BookingSettlement, type SettlingPorts } from './settleBooking.ts';

type KeyedPorts = BookingPorts & { readonly keys: CorpayBookingKeys };

/** What a call says: its key and, as one text, everything that must be the same when it is repeated. */
export type KeyedCall = Pick<CorpayKeyedBooking, 'key' | 'terms'>;

/** Nothing was sent, because the key was taken before; or what became of the first call under it. */
export type KeyedBookingOutcome =
  | BookingOutcome
  | { readonly kind: 'key-taken'; readonly taken: CorpayKeyedBooking };

/** A refusal of this deal; others only say that the partner could not be asked, and the same call may try again. */
const isPartnersAnswer = ({ kind }: CallFailure): boolean => kind === 'refused' || kind === 'permission';

/** Keeps under the key what came of its call. */
const note = async (
  keys: CorpayBookingKeys,
  { key, quoteId }: { readonly key: string; readonly quoteId: string },
  outcome: BookingOutcome,
): Promise<void> => {
  switch (outcome.kind) {
    case 'booked':
      return keys.answer(quoteId, outcome);
    case 'refused':
      return isPartnersAnswer(outcome.failure) ? keys.answer(quoteId, outcome) : keys.release(key);
    case 'earlier-open':
    case 'not-kept':
      return keys.release(key);
    case 'unknown':
  }
};

/**
 * Books a quote under a key that makes the call repeatable. The key is taken, with the quote id and the idempotency
 * key, before the call leaves, in one step for all processes; it is free again when nothing was sent.
 */
export const bookUnderKey = async (
  ports: KeyedPorts,
  { key, terms }: KeyedCall,
  press: BookingPress,
): Promise<KeyedBookingOutcome> => {
  const intent = intentOf(ports, press);
  try {
    const taken = await ports.keys.claim({ key, terms, intent, outcome: { kind: 'open' } });
    if (taken !== null) return { kind: 'key-taken', taken };
  } catch (trouble) {
    // What the user can mend is told as it is, with its own cure.
    if (trouble instanceof StoreFailure) throw trouble;
    return { kind: 'not-kept' };
  }
  const outcome = await bookIntent(ports, intent, press.despite).catch(async (trouble: unknown) => {
    // Nothing was sent, or it was refused.
    if (trouble instanceof StoreFailure) await ports.keys.release(key).catch(() => undefined);
    throw trouble;
  });
  // What could not be kept leaves the key with an open call, which is repeated as it is.
  await note(ports.keys, { key, quoteId: intent.quoteId }, outcome).catch(() => undefined);
  return outcome;
};

/**
 * The call of a key with its answer, where that was kept and its process ended before it was noted under the key; else as
 * it was.
 */
export const withKeptAnswer = async (
  { journal, keys }: Pick<KeyedPorts, 'journal' | 'keys'>,
  kept: CorpayKeyedBooking,
): Promise<CorpayKeyedBooking> => {
  if (kept.outcome.kind !== 'open') return kept;
  const id = intentId(kept.intent);
  const answered = (await journal.unreported()).find(({ intent }) => intentId(intent) === id);
  if (answered === undefined) return kept;
  const { number } = answered.answer;
  const outcome =
    number === null ? ({ kind: 'not-booked' } as const) : ({ kind: 'booked', orderNumber: number } as const);
  await keys.answer(kept.intent.quoteId, outcome);
  return { ...kept, outcome };
};

/** Nothing stands among the orders, and the partner was not asked: only the same call could tell more. */
const onlySendingTells = (seen: BookingSettlement): boolean =>
  seen.kind === 'unknown' && seen.failure === null;

/**
 * Finds out about the call of a key whose answer never came: by itself as `settleBooking` does, and then, where that
 * tells nothing, by that very quote and idempotency key. `agree` is asked only when this call, which could make the
 * deal, is about to be sent; its refusal is given back. The call is kept as an intent again should it have been lost
 * before it was sent.
 */
export const repeatUnderKey = async <E>(
  ports: KeyedPorts & SettlingPorts,
  { intent }: CorpayKeyedBooking,
  agree: () => Promise<Result<unknown, E>>,
): Promise<Result<BookingSettlement, E>> => {
  await ports.journal.keep(intent);
  let settlement = await settleBooking(ports, intent, 'itself');
  if (onlySendingTells(settlement)) {
    const agreed = await agree();
    if (!agreed.ok) return agreed;
    settlement = await settleBooking(ports, intent, 'user');
  }
  if (settlement.kind === 'booked') {
    await ports.keys.answer(intent.quoteId, settlement).catch(() => undefined);
  }
  return succeeded(settlement);
};
