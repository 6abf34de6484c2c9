import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { quoteIdsOf } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { bookOfxDeal, type OfxBookingOutcome } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import { sameDealSince } from '@fx-gateway/domain/ofx/booking/candidateDeals.ts';
import {
  earlierOfxBookingOf,
  type EarlierOfxBooking,
  type OfxBookingTerms,
} from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { findEqualOfxDeals } from '@fx-gateway/domain/ofx/deals/findEqualOfxDeals.ts';
import type { EqualDealSearch } from '@fx-gateway/domain/quoting/bookedBefore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { sendDespiteUnreadDetails } from '../../bankDetails/sendDespiteUnreadDetails.ts';
import { sendAtOnce, type BeforeSending } from '../../verbs/beforeSending.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { setInterruptFailureOnSend } from '../../verbs/setInterruptFailureOnSend.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { sayNotSentOnInterrupt } from '../../verbs/sayNotSentOnInterrupt.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { output } from '../../verbs/output.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { readerLeftFailure } from '../../failures/outputLost.ts';
import type { OfxScope } from '../scope/ofxScope.ts';
import { detailsMessages, type BankDetailsAnswer } from './confirmChosenBankDetails.ts';
import { bookedDealOutput } from './bookedDealOutput.ts';
import { bookedMeanwhile, bookingFailure, interruptedBooking } from './bookingFailure.ts';
import { confirmDeal } from './confirmDeal.ts';
import { lookForEqualDeal } from './lookForEqualDeal.ts';
import { candidatesHint } from '../openBookings/openDealHint.ts';
import { namedParts, ofxQuoteData, type OfferedDeal } from './offeredDeal.ts';
import { tellEarlier } from './tellEarlier.ts';
import { rememberBookingRequestId } from '../../quoting/readBookingRequestIds.ts';
import { markReportedOnceWritten } from '../../quoting/untold.ts';

export const despiteOpenOption: OptionSpec = {
  flags: '--despite-open',
  summary: 'book also while it is not known what became of another booking; never the same one again',
};

const listDeals = async ({ ofx }: OfxScope): CommandResult<readonly OfxDeal[]> => {
  const list = await ofx.deals.list();
  return list.ok ? list : failed(callCommandFailure(list.failure, ofxDealsFailureMessage(list.failure)));
};

/** What was there before a press. */
type BeforePress = {
  readonly dealsBefore: readonly OfxDeal[];
  /** The quote ids of what this machine had booked before the deals were listed. */
  readonly bookedBefore: readonly string[];
};

/** What is booked by now, so that a deal that a lost answer made is told from those that were there before. */
export const readDealsBeforeBooking = async (scope: OfxScope): CommandResult<BeforePress> => {
  const bookedBefore = quoteIdsOf(await scope.journal.booked());
  const deals = await listDeals(scope);
  return deals.ok ? succeeded({ dealsBefore: deals.value, bookedBefore }) : deals;
};

/** Fails when the same was booked, here or elsewhere, since the deals `before` were listed: it is not booked once more. */
const checkBookedMeanwhile = async (
  invocation: Invocation,
  scope: OfxScope,
  terms: OfxBookingTerms,
  before: readonly OfxDeal[],
): CommandResult<null> => {
  const now = await listDeals(scope);
  if (!now.ok) return now;
  const deal = sameDealSince(terms, before, now.value);
  return deal === null ? succeeded(null) : failed(bookedMeanwhile(invocation, deal.reference));
};

/** What is known before a deal is booked: what was booked, and what was said of the bank details. */
type BeforeBooking = BankDetailsAnswer & BeforePress;

const termsOf = (offered: OfferedDeal): OfxBookingTerms => {
  const { quote, request } = offered;
  return { buy: quote.buy, sell: quote.sell, typedSide: request.lockSide, parts: namedParts(offered) };
};

/** Sends the booking while no other fxg of this machine moves money for the customer. */
const send = (
  invocation: Invocation,
  scope: OfxScope,
  offered: OfferedDeal,
  { dealsBefore, bookedBefore, ...said }: BeforeBooking,
  beforeSending: BeforeSending,
): CommandResult<OfxBookingOutcome> =>
  withExclusiveLock(invocation, scope, async () => {
    const { ofx, journal, confirmedAccounts } = scope;
    const { quote } = offered;
    const terms = termsOf(offered);
    const fresh = await checkBookedMeanwhile(invocation, scope, terms, dealsBefore);
    if (!fresh.ok) return fresh;
    const open = invocation.options.flag('despiteOpen') ? await journal.list() : [];
    if (!(await beforeSending())) return failed(readerLeftFailure);
    const outcome = await bookOfxDeal(
      {
        deals: ofx.deals,
        beneficiaries: ofx.beneficiaries,
        confirmedAccounts,
        journal,
        clock: systemClock,
        identifiers: systemIdentifiers,
        leaving: setInterruptFailureOnSend(invocation, interruptedBooking),
      },
      {
        quote,
        typedSide: terms.typedSide,
        parts: terms.parts,
        dealsBefore,
        despite: open.map(({ quoteId }) => quoteId),
        bookedBefore,
        ...said,
      },
    );
    sayNotSentOnInterrupt(invocation, outcome);
    return succeeded(outcome);
  });

/** Another booking than this one whose outcome is open, beside which a call must say that this one is wanted as well. */
const otherOpen = async (
  { options }: Invocation,
  { journal }: OfxScope,
  terms: OfxBookingTerms,
): Promise<EarlierOfxBooking | null> =>
  options.flag('despiteOpen') ? null : earlierOfxBookingOf(await journal.list(), terms, []);

/** The same booking where its outcome is open; another fxg that is just sending it is waited for. */
const sameOpen = async (
  invocation: Invocation,
  scope: OfxScope,
  terms: OfxBookingTerms,
): CommandResult<EarlierOfxBooking | null> => {
  const look = async () => {
    const earlier = earlierOfxBookingOf(await scope.journal.list(), terms, []);
    return succeeded(earlier?.same === true ? earlier : null);
  };
  const now = await look();
  return now.value === null || invocation.options.flag('dryRun')
    ? now
    : withExclusiveLock(invocation, scope, look);
};

/** Why there is no deal; beside an earlier booking without an answer with the deals that may be that one. */
const notBooked = async (
  invocation: Invocation,
  scope: OfxScope,
  outcome: Exclude<OfxBookingOutcome, { kind: 'booked' }>,
): Promise<Outcome<'quotes book'>> => {
  const candidates = outcome.kind === 'earlier-open' ? await candidatesHint(scope, outcome.earlier) : null;
  return failed(bookingFailure(invocation, outcome, candidates));
};

/** What happens around the call. */
type Sending = { readonly before: BeforeSending; answered(outcome: OfxBookingOutcome): void };

/** Shows a quote and asks, then books it once. */
export const confirmAndBookDeal = async (
  invocation: Invocation,
  scope: OfxScope,
  offered: OfferedDeal,
  known: BeforeBooking,
  { before, answered }: Sending = { before: sendAtOnce, answered: () => undefined },
): Promise<Outcome<'quotes book'>> => {
  const earlier = await tellEarlier(invocation, scope, termsOf(offered));
  if (earlier !== null) return earlier;
  const isDry = invocation.options.flag('dryRun');
  const stands = await sameOpen(invocation, scope, termsOf(offered));
  if (!stands.ok) return stands;
  // What may have become the very deal that the list shows is found out about first.
  if (stands.value !== null) return notBooked(invocation, scope, { kind: 'earlier-open', ...stands.value });
  const beside = isDry ? await otherOpen(invocation, scope, termsOf(offered)) : null;
  if (beside !== null) {
    const refused = await notBooked(invocation, scope, { kind: 'earlier-open', ...beside });
    if (!refused.ok) invocation.wouldEnd(refused.failure);
  }
  const read: string[] = [];
  const earlierOf = async (of: OfferedDeal): CommandResult<EqualDealSearch> => {
    const deals = await listDeals(scope);
    if (!deals.ok) return deals;
    const same = findEqualOfxDeals(deals.value, termsOf(of), systemClock.now());
    read.push(...same.found);
    return succeeded(same);
  };
  const agreed = await confirmDeal(invocation, scope.ofx, offered, earlierOf);
  if (!agreed.ok) return agreed;
  if (agreed.value === null) return output({ dryRun: true, would: ofxQuoteData(offered) }, () => '');
  const data = ofxQuoteData(agreed.value);
  const { value: wanted } = agreed;
  const sent = await sendDespiteUnreadDetails<OfxBookingOutcome>(
    invocation,
    known.bankDetails,
    detailsMessages,
    (bankDetails, again) =>
      send(invocation, scope, wanted, { ...known, bankDetails }, again ? sendAtOnce : before),
  );
  if (!sent.ok) return sent;
  answered(sent.value);
  const { kind } = sent.value;
  if (kind === 'booked' || kind === 'refused')
    markReportedOnceWritten(invocation, scope.journal, [agreed.value.quote.id]);
  if (sent.value.kind !== 'booked') return notBooked(invocation, scope, sent.value);
  lookForEqualDeal(invocation, scope, termsOf(wanted), [sent.value.dealId, ...read]);
  const requestId = scope.lastChange.requestId();
  await rememberBookingRequestId(scope.connection, sent.value.dealId, requestId);
  return bookedDealOutput(sent.value, data, { requestId });
};
