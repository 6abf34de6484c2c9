import { hasQuoteSurelyEnded } from '../../intents/quoteEnd.ts';
import { provesNothingHappened, type CallFailure } from '../../calls/callFailure.ts';
import type { StoredBookingCall } from '../intents/intent.ts';
import { notBookedOutcome, storeBookedOrder } from './bookDeal.ts';
import { readCandidateOrders, type CandidateOrder } from './candidateDetails.ts';
import { bookingInquiryMessage } from './lostBookingMessages.ts';
import {
  findLostBookingOutcome,
  isBookingOpen,
  type LostBookingOutcome,
  type BookingInquiryAnswer,
  type BookingOutcomePorts,
} from './findLostBookingOutcome.ts';

/** What became of a lost booking, with everything there is to choose by where only the user can say. */
export type BookingResolution =
  | Exclude<LostBookingOutcome, { readonly kind: 'choose' }>
  | {
      readonly kind: 'choose';
      readonly candidates: readonly CandidateOrder[];
      readonly said: BookingInquiryAnswer;
    }
  /** It became no deal; `said` is what the partner answered last. */
  | { readonly kind: 'not-booked'; readonly said: BookingInquiryAnswer };

const tooManyCalls = 429;

/** The partner judged this very booking: its quote is over, or it does not book it. */
const isDefiniteNo = (said: BookingInquiryAnswer): said is CallFailure =>
  said !== null &&
  said !== 'no-number' &&
  said.kind === 'refused' &&
  said.status !== tooManyCalls &&
  provesNothingHappened(said);

const resolve = async (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  seen: LostBookingOutcome,
): Promise<BookingResolution> => {
  if (seen.kind !== 'choose') return seen;
  const { said } = seen;
  const isOver = hasQuoteSurelyEnded(intent, ports.clock.now());
  if (seen.candidates.length === 0 && isOver && isDefiniteNo(said)) {
    await ports.journal.answer(intent, notBookedOutcome(bookingInquiryMessage(said)));
    return { kind: 'not-booked', said };
  }
  return { ...seen, candidates: await readCandidateOrders(ports.orders, seen.candidates) };
};

/**
 * Finds out what became of a lost booking as `findLostBookingOutcome` does. Where its quote has ended for sure, the partner says
 * a definite no and no order could be it, there is nothing left to choose: it is settled as not booked.
 */
export const resolveLostBooking = async (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  by: 'itself' | 'user',
): Promise<BookingResolution> => resolve(ports, intent, await findLostBookingOutcome(ports, intent, by));

/** The user says that the booking became this order. */
export const confirmBookingIsOrder = async (
  { journal }: Pick<BookingOutcomePorts, 'journal'>,
  intent: StoredBookingCall,
  orderNumber: string,
): Promise<BookingResolution> => {
  await storeBookedOrder(journal, intent, orderNumber);
  return { kind: 'booked', orderNumber };
};

/**
 * Whether it can be said now that the booking became no deal: the partner has answered once its quote had ended, or when
 * that ends is not known, so that asking would never be without a risk.
 */
export const canConfirmNoOrder = ({ endsAt }: StoredBookingCall, said: BookingInquiryAnswer): boolean =>
  said !== null || endsAt === null;

/**
 * The user says that the booking became none of the orders. The partner is asked once more before that counts: an
 * order number is told instead. Every order that could be it must be among those of which the user has said that they
 * are other deals; otherwise they are given back to be asked about. While the partner cannot be asked, or the quote may
 * still live, the booking stays open.
 */
export const confirmBookingIsNoOrder = async (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  otherDeals: readonly string[],
): Promise<BookingResolution> => {
  const seen = await findLostBookingOutcome(ports, intent, 'itself');
  if (seen.kind === 'booked' || (seen.kind === 'unknown' && seen.failure !== null)) return seen;
  const { candidates, said } = seen.kind === 'choose' ? seen : { candidates: [], said: null };
  const areOthers = candidates.every(({ ordNum }) => otherDeals.includes(ordNum));
  if (!areOthers || !canConfirmNoOrder(intent, said)) return resolve(ports, intent, seen);
  // What another tab has found out stands.
  if (!isBookingOpen(await ports.journal.list(), intent)) return { kind: 'unknown', failure: null };
  await ports.journal.settle(intent);
  return { kind: 'not-booked', said };
};
