import {
  findUnreportedOfxDeal,
  type OfxBookingTerms,
  type UnreportedOfxDeal,
} from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { readTypedOfxTerms } from '@fx-gateway/domain/ofx/booking/readTypedOfxTerms.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import type { QuotedOfxDeal } from './requestOfxQuote.ts';
import { toBookedDealOutput } from './toBookedDealOutput.ts';
import { bookedEarlierOutcome, bookedEarlierFailure } from '../../quoting/bookedEarlierOutcome.ts';
import { markReportedOnceWritten, mentionUnreportedOutcomes } from '../../quoting/unreportedOutcomes.ts';
import { toSentTermsJson } from './sentTerms.ts';
import { unreportedDealFormat } from '../openBookings/unreportedDealFormat.ts';

const dataOf = ({ intent }: UnreportedOfxDeal) => ({
  quoteId: intent.quoteId,
  ...toSentTermsJson(intent),
  settled: true as const,
  bookedAt: new Date(intent.startedAt).toISOString(),
});

/** The deal of an earlier call that nobody was told of and that is what is wanted. */
const earlierDeal = async (
  { journal }: Pick<OfxCustomerConnection, 'journal'>,
  terms: OfxBookingTerms,
): Promise<UnreportedOfxDeal | null> => findUnreportedOfxDeal(await journal.unreported(), terms);

const tell = (
  invocation: Invocation,
  { journal }: Pick<OfxCustomerConnection, 'journal'>,
  earlier: UnreportedOfxDeal,
): Outcome<'quotes book'> | null => {
  const named = `deal ${dealName(earlier)}`;
  if (invocation.options.flag('dryRun')) {
    invocation.wouldEnd(bookedEarlierFailure(invocation, named, null));
    return null;
  }
  markReportedOnceWritten(invocation, journal, [earlier.intent.quoteId]);
  const { value } = toBookedDealOutput(earlier, dataOf(earlier), { at: earlier.intent.startedAt });
  return bookedEarlierOutcome(invocation, value, named, null);
};

/**
 * Where the wanted booking was answered and never told nothing is booked: that deal is the outcome, and counts as told
 * once it is written. Null where the booking goes on, as a dry run does, which ends as the run would.
 */
export const reportEarlierBooking = async (
  invocation: Invocation,
  scope: Pick<OfxCustomerConnection, 'journal'>,
  terms: OfxBookingTerms,
): Promise<Outcome<'quotes book'> | null> => {
  const earlier = await earlierDeal(scope, terms);
  return earlier === null ? null : tell(invocation, scope, earlier);
};

/**
 * Mentions what was answered and never told, and tells it as `reportEarlierBooking` does, before anything is asked of the user or
 * of the partner for a new deal. A dry run mentions all.
 */
export const reportUnreportedBookings = async (
  invocation: Invocation,
  scope: Pick<OfxCustomerConnection, 'journal'>,
  wanted: Omit<QuotedOfxDeal, 'quote'>,
): Promise<Outcome<'quotes book'> | null> => {
  const terms = readTypedOfxTerms(wanted.draft);
  const earlier = terms === null ? null : await earlierDeal(scope, terms);
  const isTold = earlier !== null && !invocation.options.flag('dryRun');
  const told = isTold ? [earlier.intent.quoteId] : [];
  await mentionUnreportedOutcomes(invocation, scope.journal, unreportedDealFormat, told);
  return earlier === null ? null : tell(invocation, scope, earlier);
};
