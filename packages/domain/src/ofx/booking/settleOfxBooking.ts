import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OfxBookingAnswer, OfxDeal } from '../api/ofxDeal.ts';
import type { OfxDeals } from '../api/ofxPorts.ts';
import { findCandidateDeals, findDealIdsOfBookings } from './findCandidateDeals.ts';
import { storePaidAccounts } from './storePaidAccounts.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';
import type { OfxJournal } from './ofxJournal.ts';

/** What is known of a booking whose answer was lost. Only the user can say which deal it became, or that it became none. */
export type LostOfxBookingOutcome =
  | { readonly kind: 'choose'; readonly candidates: readonly OfxDeal[]; readonly canBeNone: boolean }
  /** The deals could not be looked at. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure }
  /** `reference` is empty where it is not known. */
  | ({ readonly kind: 'booked' } & OfxBookingAnswer)
  | { readonly kind: 'not-booked' }
  /** Another tab or process found out first: what it said stands. */
  | { readonly kind: 'settled-before' };

export type OfxCandidateSearchPorts = Omit<OfxBookingOutcomePorts, 'journal'> & {
  readonly journal: Pick<OfxJournal, 'booked'>;
};

export type OfxBookingOutcomePorts = {
  readonly deals: Pick<OfxDeals, 'list'>;
  readonly journal: Pick<OfxJournal, 'list' | 'booked' | 'answer' | 'settle'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** A call lives for half a minute at most; with what may lie between two clocks and in a queue, three times that. */
const onItsWayMs = 90_000;

/** From when on it can be said that a lost booking became no deal, in milliseconds since 1970. */
export const computeNoDealConfirmableAt = ({ startedAt }: Pick<StoredOfxBookingCall, 'startedAt'>): number =>
  startedAt + onItsWayMs;

/** Looks at the deals for one that a lost booking may have become, and no other one of this machine. Nothing is sent again. */
export const findOfxDealCandidates = async (
  { deals, journal, clock }: OfxCandidateSearchPorts,
  intent: StoredOfxBookingCall,
): Promise<Extract<LostOfxBookingOutcome, { kind: 'choose' | 'unknown' }>> => {
  const asked = clock.now();
  const list = await deals.list();
  return list.ok
    ? {
        kind: 'choose',
        candidates: findCandidateDeals(intent, list.value, findDealIdsOfBookings(await journal.booked())),
        canBeNone: asked >= computeNoDealConfirmableAt(intent),
      }
    : { kind: 'unknown', failure: list.failure };
};

const isOpen = async (
  { journal }: Pick<OfxBookingOutcomePorts, 'journal'>,
  intent: StoredOfxBookingCall,
): Promise<boolean> => (await journal.list()).some(({ quoteId }) => quoteId === intent.quoteId);

/**
 * The user says that the booking became this deal, which counts as known once they have seen that. A deal that another
 * booking became meanwhile is not taken twice: what can be said then is given back. What was settled meanwhile stays so.
 */
export const confirmBookingIsOfxDeal = async (
  ports: OfxBookingOutcomePorts & { readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'notePaid'> },
  intent: StoredOfxBookingCall,
  { dealId, reference }: Pick<OfxDeal, 'dealId'> & Partial<Pick<OfxDeal, 'reference'>>,
): Promise<LostOfxBookingOutcome> => {
  const { journal, confirmedAccounts } = ports;
  if (!(await isOpen(ports, intent))) return { kind: 'settled-before' };
  if (findDealIdsOfBookings(await journal.booked()).includes(dealId))
    return findOfxDealCandidates(ports, intent);
  const named = reference === undefined ? {} : { reference };
  await journal.answer(intent, { became: 'booked', number: dealId, words: '', ...named });
  await storePaidAccounts(confirmedAccounts, intent, dealId);
  return { kind: 'booked', dealId, reference: reference ?? '' };
};

/**
 * The user says that the booking became none of these deals. The list is looked at once more: a deal that could be it
 * and that they have not spoken of is given back, and while the call may still be on its way the booking stays open.
 * What was settled meanwhile, in another tab, is not said to be none here.
 */
export const confirmBookingIsNoOfxDeal = async (
  ports: OfxBookingOutcomePorts,
  intent: StoredOfxBookingCall,
  otherDeals: readonly string[],
): Promise<LostOfxBookingOutcome> => {
  const seen = await findOfxDealCandidates(ports, intent);
  if (seen.kind === 'unknown') return seen;
  const areOthers = seen.candidates.every(({ dealId }) => otherDeals.includes(dealId));
  if (!areOthers || !seen.canBeNone) return seen;
  if (!(await isOpen(ports, intent))) return { kind: 'settled-before' };
  await ports.journal.settle(intent);
  return { kind: 'not-booked' };
};
