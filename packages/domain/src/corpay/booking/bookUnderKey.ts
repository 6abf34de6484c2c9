import { StoreFailure } from '../../ports/storeFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import {
  storeAndSendBooking,
  makeBookingCall,
  type BookingOutcome,
  type BookingPorts,
  type BookingInput,
} from './bookDeal.ts';
import type { CorpayBookingKeyStore, CorpayKeyedBooking } from '../intents/corpayBookingKeys.ts';
import { storeOutcomeUnderKey } from './storeOutcomeUnderKey.ts';
import {
  findLostBookingOutcome,
  type LostBookingOutcome,
  type BookingOutcomePorts,
} from './findLostBookingOutcome.ts';

type KeyedPorts = BookingPorts & { readonly keys: CorpayBookingKeyStore };

/** What a call says: its key and, as one text, everything that must be the same when it is repeated. */
export type BookingKeyAndTerms = Pick<CorpayKeyedBooking, 'key' | 'terms'>;

/** Nothing was sent, because the key was taken before; or what became of the first call under it. */
export type KeyedBookingOutcome =
  | BookingOutcome
  | { readonly kind: 'key-taken'; readonly taken: CorpayKeyedBooking };

/**
 * Books a quote under a key that makes the call repeatable. The key is taken, with the quote id and the idempotency
 * key, before the call leaves, in one step for all processes; it is free again when nothing was sent.
 */
export const bookUnderKey = async (
  ports: KeyedPorts,
  { key, terms }: BookingKeyAndTerms,
  press: BookingInput,
): Promise<KeyedBookingOutcome> => {
  const intent = makeBookingCall(ports, press);
  try {
    const taken = await ports.keys.claim({ key, terms, intent, outcome: { kind: 'open' } });
    if (taken !== null) return { kind: 'key-taken', taken };
  } catch (trouble) {
    // What the user can mend is told as it is, with its own cure.
    if (trouble instanceof StoreFailure) throw trouble;
    return { kind: 'not-kept' };
  }
  const outcome = await storeAndSendBooking(ports, intent, press).catch(async (trouble: unknown) => {
    // Nothing was sent, or it was refused.
    if (trouble instanceof StoreFailure) await ports.keys.release(key).catch(() => undefined);
    throw trouble;
  });
  // What could not be kept leaves the key with an open call, which is repeated as it is.
  await storeOutcomeUnderKey(ports.keys, { key, intent }, outcome).catch(() => undefined);
  return outcome;
};

/** Nothing stands among the orders, and the partner was not asked: only the same call could tell more. */
const onlySendingTells = (seen: LostBookingOutcome): boolean =>
  seen.kind === 'unknown' && seen.failure === null;

/**
 * Finds out about the call of a key whose answer never came: by itself as `findLostBookingOutcome` does, and then, where that
 * tells nothing, by that very quote and idempotency key. `agree` is asked only when this call, which could make the
 * deal, is about to be sent; its refusal is given back. The call is kept as an intent again should it have been lost
 * before it was sent.
 */
export const resolveCallUnderKey = async <E>(
  ports: KeyedPorts & BookingOutcomePorts,
  { intent }: CorpayKeyedBooking,
  agree: () => Promise<Result<unknown, E>>,
): Promise<Result<LostBookingOutcome, E>> => {
  await ports.journal.keep(intent);
  let settlement = await findLostBookingOutcome(ports, intent, 'itself');
  if (onlySendingTells(settlement)) {
    const agreed = await agree();
    if (!agreed.ok) return agreed;
    settlement = await findLostBookingOutcome(ports, intent, 'user');
  }
  if (settlement.kind === 'booked') {
    await ports.keys.answer(intent.quoteId, settlement).catch(() => undefined);
  }
  return succeeded(settlement);
};
