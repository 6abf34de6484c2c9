import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { listQuoteIds } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { bookOfxDeal, type OfxBookingOutcome } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import { findNewDuplicateOfxDeal } from '@fx-gateway/domain/ofx/booking/findCandidateDeals.ts';
import {
  findBlockingOfxBooking,
  type BlockingOfxBooking,
  type OfxBookingTerms,
} from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { findDuplicateOfxDeals } from '@fx-gateway/domain/ofx/deals/findDuplicateOfxDeals.ts';
import type { DuplicateDealSearchResult } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { sendAskingAboutUnreadDetails } from '../../bankDetails/sendAskingAboutUnreadDetails.ts';
import { alwaysMaySend, type MaySendCheck } from '../../verbs/maySendCheck.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { setInterruptFailureOnSend } from '../../verbs/setInterruptFailureOnSend.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { sayNotSentOnInterrupt } from '../../verbs/sayNotSentOnInterrupt.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { readerLeftFailure } from '../../failures/outputLostFailure.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { bankDetailQuestionMessages, type BankDetailsBeforeBooking } from './confirmChosenBankDetails.ts';
import { toBookedDealOutput } from './toBookedDealOutput.ts';
import {
  duplicateBookedSinceStartFailure,
  bookingFailure,
  ofxBookingInterruptedFailure,
} from './bookingFailure.ts';
import { confirmDeal } from './confirmDeal.ts';
import { findOfxDuplicatesAfterBooking } from './findOfxDuplicatesAfterBooking.ts';
import { loadCandidateDealsHint } from '../openBookings/buildOpenDealHint.ts';
import { dealPartsWithNames, toOfxQuoteJson, type QuotedOfxDeal } from './requestOfxQuote.ts';
import { reportEarlierBooking } from './reportEarlierBooking.ts';
import { findRunOpenFailure } from '../../quoting/findRunOpenFailure.ts';
import { makeCustomerOfxRuns } from '../scope/makeCustomerOfxRuns.ts';
import { rememberBookingRequestId } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import { markReportedOnceWritten } from '../../quoting/unreportedOutcomes.ts';

export const despiteOpenOption: OptionSpec = {
  flags: '--despite-open',
  summary: 'book also while it is not known what became of another booking; never the same one again',
};

const listDeals = async ({ ofx }: OfxCustomerConnection): CommandResult<readonly OfxDeal[]> => {
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
export const readDealsBeforeBooking = async (scope: OfxCustomerConnection): CommandResult<BeforePress> => {
  const bookedBefore = listQuoteIds(await scope.journal.booked());
  const deals = await listDeals(scope);
  return deals.ok ? succeeded({ dealsBefore: deals.value, bookedBefore }) : deals;
};

/** Fails when the same was booked, here or elsewhere, since the deals `before` were listed: it is not booked once more. */
const checkBookedMeanwhile = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  terms: OfxBookingTerms,
  before: readonly OfxDeal[],
): CommandResult<null> => {
  const now = await listDeals(scope);
  if (!now.ok) return now;
  const deal = findNewDuplicateOfxDeal(terms, before, now.value);
  return deal === null
    ? succeeded(null)
    : failed(duplicateBookedSinceStartFailure(invocation, deal.reference));
};

/** What is known before a deal is booked: what was booked, and what was said of the bank details. */
type BeforeBooking = BankDetailsBeforeBooking & BeforePress;

const termsOf = (offered: QuotedOfxDeal): OfxBookingTerms => {
  const { quote, request } = offered;
  return {
    buy: quote.buy,
    sell: quote.sell,
    typedSide: request.lockSide,
    parts: dealPartsWithNames(offered),
  };
};

/** A payment run of this machine that may have paid one of its payees the same. */
const findRunOpen = ({ connection, user }: OfxCustomerConnection, { parts }: OfxBookingTerms) =>
  findRunOpenFailure(
    makeCustomerOfxRuns(connection, user),
    parts.map(({ beneficiaryId, name, amount }) => ({ payeeId: beneficiaryId, payee: name, amount })),
  );

/** Sends the booking while no other fxg of this machine moves money for the customer. */
const send = (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  offered: QuotedOfxDeal,
  { dealsBefore, bookedBefore, ...said }: BeforeBooking,
  beforeSending: MaySendCheck,
): CommandResult<OfxBookingOutcome> =>
  runWithCustomerLock(invocation, scope, async () => {
    const { ofx, journal, confirmedAccounts } = scope;
    const { quote } = offered;
    const terms = termsOf(offered);
    const runOpen = await findRunOpen(scope, terms);
    if (runOpen !== null) return failed(runOpen);
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
        leaving: setInterruptFailureOnSend(invocation, ofxBookingInterruptedFailure),
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
  { journal }: OfxCustomerConnection,
  terms: OfxBookingTerms,
): Promise<BlockingOfxBooking | null> =>
  options.flag('despiteOpen') ? null : findBlockingOfxBooking(await journal.list(), terms, []);

/** The same booking where its outcome is open; another fxg that is just sending it is waited for. */
const sameOpen = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  terms: OfxBookingTerms,
): CommandResult<BlockingOfxBooking | null> => {
  const look = async () => {
    const earlier = findBlockingOfxBooking(await scope.journal.list(), terms, []);
    return succeeded(earlier?.same === true ? earlier : null);
  };
  const now = await look();
  return now.value === null || invocation.options.flag('dryRun')
    ? now
    : runWithCustomerLock(invocation, scope, look);
};

/** Why there is no deal; beside an earlier booking without an answer with the deals that may be that one. */
const notBooked = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  outcome: Exclude<OfxBookingOutcome, { kind: 'booked' }>,
): Promise<Outcome<'quotes book'>> => {
  const candidates =
    outcome.kind === 'earlier-open' ? await loadCandidateDealsHint(scope, outcome.earlier) : null;
  return failed(bookingFailure(invocation, outcome, candidates));
};

/** What happens around the call. */
type Sending = { readonly before: MaySendCheck; answered(outcome: OfxBookingOutcome): void };

/** Shows a quote and asks, then books it once. */
export const confirmAndBookDeal = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  offered: QuotedOfxDeal,
  known: BeforeBooking,
  { before, answered }: Sending = { before: alwaysMaySend, answered: () => undefined },
): Promise<Outcome<'quotes book'>> => {
  const earlier = await reportEarlierBooking(invocation, scope, termsOf(offered));
  if (earlier !== null) return earlier;
  const runOpen = await findRunOpen(scope, termsOf(offered));
  if (runOpen !== null) return failed(runOpen);
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
  const earlierOf = async (of: QuotedOfxDeal): CommandResult<DuplicateDealSearchResult> => {
    const deals = await listDeals(scope);
    if (!deals.ok) return deals;
    const same = findDuplicateOfxDeals(deals.value, termsOf(of), systemClock.now());
    read.push(...same.found);
    return succeeded(same);
  };
  const agreed = await confirmDeal(invocation, scope.ofx, offered, earlierOf);
  if (!agreed.ok) return agreed;
  if (agreed.value === null) return makeOutput({ dryRun: true, would: toOfxQuoteJson(offered) }, () => '');
  const data = toOfxQuoteJson(agreed.value);
  const { value: wanted } = agreed;
  const sent = await sendAskingAboutUnreadDetails<OfxBookingOutcome>(
    invocation,
    known.bankDetails,
    bankDetailQuestionMessages,
    (bankDetails, again) =>
      send(invocation, scope, wanted, { ...known, bankDetails }, again ? alwaysMaySend : before),
  );
  if (!sent.ok) return sent;
  answered(sent.value);
  const { kind } = sent.value;
  if (kind === 'booked' || kind === 'refused')
    markReportedOnceWritten(invocation, scope.journal, [agreed.value.quote.id]);
  if (sent.value.kind !== 'booked') return notBooked(invocation, scope, sent.value);
  findOfxDuplicatesAfterBooking(invocation, scope, termsOf(wanted), [sent.value.dealId, ...read]);
  const requestId = scope.lastChange.requestId();
  await rememberBookingRequestId(scope.connection, sent.value.dealId, requestId);
  return toBookedDealOutput(sent.value, data, { requestId });
};
