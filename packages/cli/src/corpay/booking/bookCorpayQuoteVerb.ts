import { systemClock } from '@fx-gateway/adapters/node';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayAccount.ts';
import { findBookingAlreadyDone, termsOf } from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import type { KeyedCall } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { findEqualOrders, type WantedPayment } from '@fx-gateway/domain/corpay/orders/findEqualOrders.ts';
import { toEqualDealSearch } from '@fx-gateway/domain/corpay/orders/equalOrdersMessage.ts';
import { bookingsAmong } from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import { quoteIdsOf } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { EqualDealSearch } from '@fx-gateway/domain/quoting/bookedBefore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { moneyData } from '../../amounts/amountData.ts';
import { sendAtOnce } from '../../verbs/beforeSending.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { output } from '../../verbs/output.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { findOpenStepOutcomes, type OpenStepsResult } from '../openSteps/findOpenStepOutcomes.ts';
import { termOptions } from '../quotes/quoteTerms.ts';
import type { RememberedQuote } from '../quotes/rememberedQuotes.ts';
import { openCorpayScope, type CorpayScope, type OpenScope } from '../scope/corpayScope.ts';
import { despiteSameOption } from '../../quoting/confirmEqualDeal.ts';
import { refuseIfBookedMeanwhile, confirmOpenBookings } from './confirmOpenBookings.ts';
import { confirmQuote } from './confirmQuote.ts';
import { limitOptions } from './limits.ts';
import { lookForEqual } from './lookForEqual.ts';
import { keyOption, readKeyedCall } from './readKeyedCall.ts';
import { readQuoteToBook } from './readQuoteToBook.ts';
import { offerQuote, readBookingToMake, type BookingToMake } from './readBookingToMake.ts';
import { repeatCall } from './repeatCall.ts';
import { sendBooking, type SendingHooks } from './sendBooking.ts';
import { tellEarlier, tellEarlierOrder } from './tellEarlier.ts';

const wouldBook = ({ quote, beneficiaryId }: RememberedQuote) =>
  output(
    {
      dryRun: true as const,
      would: {
        quoteId: quote.quoteId,
        settlement: moneyData(quote.settlement),
        payment: moneyData(quote.payment),
        beneficiary: beneficiaryId,
      },
    },
    () => '',
  );

/** The quote ids of what was booked by now: what another fxg books from now on is none of it. */
export const readBookedQuoteIds = async ({
  journal,
}: Pick<CorpayScope, 'journal'>): Promise<readonly string[]> =>
  quoteIdsOf(bookingsAmong(await journal.booked()));

/**
 * Books what is wanted; where an earlier booking turned out to be it, nothing is booked and that is told. `knownBefore`
 * are the quote ids of what was booked when nobody else might book the same any more; without it that is now.
 */
export const bookWanted = async (
  invocation: Invocation,
  scope: CorpayScope,
  wanted: BookingToMake,
  call: KeyedCall | null,
  sending?: SendingHooks,
  knownBefore?: readonly string[],
): Promise<Outcome<'quotes book'>> => {
  const { corpay, journal } = scope;
  const booked = knownBefore ?? (await readBookedQuoteIds(scope));
  const waiting = (await journal.list()).filter((intent) => intent.kind === 'awaited-instruction');
  const earlier = await tellEarlier(invocation, scope, wanted, call);
  if (earlier !== null) return earlier;
  const looked = invocation.options.flag('dryRun')
    ? succeeded<OpenStepsResult>({ settled: [], open: [] })
    : await findOpenStepOutcomes(invocation, scope);
  if (!looked.ok) return looked;
  const bookings = looked.value.settled.filter((step) => step.kind === 'booked');
  const answer = await findBookingAlreadyDone(corpay, bookings, wanted);
  if (answer !== null) return tellEarlierOrder(invocation, scope, answer, call);
  const bookedAlready = [...booked, ...bookings.map(({ intent }) => intent.quoteId)];
  const fresh = await refuseIfBookedMeanwhile(invocation, scope, termsOf(wanted), bookedAlready);
  const despite = fresh.ok
    ? await confirmOpenBookings(invocation, scope, termsOf(wanted), looked.value.open)
    : fresh;
  if (!despite.ok) {
    // What stands in the way may have been sent under this very key, by another terminal, a moment ago.
    const taken = call === null ? null : await scope.bookingKeys.find(call.key);
    return call === null || taken === null ? despite : repeatCall(invocation, scope, call, taken);
  }

  const [offered, paidTo] = await Promise.all([
    offerQuote(invocation, scope, wanted),
    readCorpayAccounts(corpay.beneficiaries)([wanted.beneficiaryId]),
  ]);
  if (!offered.ok) return offered;
  const [account = null] = paidTo.ok ? paidTo.value : [];
  let newestOrder: string | null = null;
  const read: string[] = [];
  const earlierOf = async (payment: WantedPayment): CommandResult<EqualDealSearch> => {
    const orders = await corpay.orders.list();
    if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayMessages.ordersUnavailable));
    newestOrder = orders.value[0]?.ordNum ?? null;
    const found = await findEqualOrders(corpay.orders, orders.value, payment, {
      now: systemClock.now(),
      awaited: waiting,
    });
    const before = toEqualDealSearch(found, payment);
    read.push(...before.found);
    return succeeded(before);
  };
  const shown = { account, quote: offered.value };
  const agreed = await confirmQuote(invocation, corpay, shown, wanted.named === null, earlierOf);
  if (!agreed.ok) return agreed;
  if (agreed.value === null) return wouldBook(offered.value);
  const { quote, beneficiaryId, payee, expiresAt, request } = agreed.value;
  const press = {
    quote,
    lockSide: request.lockSide,
    endsAt: expiresAt,
    beneficiaryId,
    payee,
    accountPrint: account === null ? null : await scope.confirmedAccounts.printOf(account),
    newestOrder,
    despite: despite.value,
    bookedBefore: bookedAlready,
  };
  return sendBooking(invocation, scope, press, call, {
    before: sending?.before ?? sendAtOnce,
    answered: (outcome) => {
      sending?.answered?.(outcome);
      if (outcome.kind !== 'booked') return;
      const payment = { ...quote, payee, lockSide: request.lockSide };
      lookForEqual(invocation, scope, payment, [outcome.orderNumber, ...read]);
    },
  });
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
export const runBook = async (
  invocation: Invocation,
  openScope: OpenScope,
): Promise<Outcome<'quotes book'>> => {
  const call = readKeyedCall(invocation.options);
  if (!call.ok) return call;
  const wanted = readQuoteToBook(invocation);
  if (!wanted.ok) return wanted;
  const scope = await openScope();
  if (!scope.ok) return scope;
  const taken = call.value === null ? null : await scope.value.bookingKeys.find(call.value.key);
  if (call.value !== null && taken !== null) {
    return repeatCall(invocation, scope.value, call.value, taken);
  }
  const exactly = await readBookingToMake(invocation, scope.value, wanted.value, call.value);
  if (!exactly.ok) return exactly;
  return bookWanted(invocation, scope.value, exactly.value, call.value);
};

export const despiteOpenOption: OptionSpec = {
  flags: '--despite-open',
  summary: 'book also while it is not known what became of another booking; never the same one again',
};

export const bookCorpayQuoteVerb: PartnerVerb<'quotes book'> = {
  usage: 'book',
  summary: 'Book a quote: one that was asked for before, or a fresh one.',
  changes: true,
  movesMoney: true,
  options: [
    { flags: '--quote <id>', summary: 'the quote to book' },
    ...termOptions,
    ...limitOptions,
    keyOption,
    despiteOpenOption,
    despiteSameOption,
  ],
  notes: ['"settled" or "repeated" is the order of an earlier call; exit 8 where nobody was told of it.'],
  examples: [
    'book --beneficiary ID --lock payment --amount 10000 --settlement USD',
    'book --beneficiary ID --amount 10000 --yes --max-settlement 11600',
    'book --beneficiary ID --amount 10000 --yes --max-settlement 11600 --key payroll-2026-11',
    'book --quote ID --yes --max-settlement 11600',
    'book --quote ID --dry-run',
  ],
  run: (invocation, openSession) => runBook(invocation, () => openCorpayScope(invocation, openSession)),
};
