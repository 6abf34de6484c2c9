import { systemClock } from '@fx-gateway/adapters/node';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import {
  findBookingAlreadyDone,
  toBookingTerms,
} from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import type { BookingKeyAndTerms } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import {
  findDuplicateOrders,
  type PaymentToBook,
} from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import { toDuplicateDealSearchResult } from '@fx-gateway/domain/corpay/orders/duplicateOrdersMessage.ts';
import { filterAnsweredBookings } from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import { listQuoteIds } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { DuplicateDealSearchResult } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import { alwaysMaySend } from '../../verbs/maySendCheck.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { resolveOpenMoneyCalls, type ResolvedAndOpenMoneyCalls } from '../openSteps/resolveOpenMoneyCalls.ts';
import { quoteTermOptions } from '../quotes/quoteTerms.ts';
import type { RememberedQuote } from '../quotes/rememberedQuotes.ts';
import {
  connectCorpayCustomer,
  type CorpayCustomerConnection,
  type ConnectCorpayCustomer,
} from '../scope/corpayCustomerConnection.ts';
import { bookDuplicateOption } from '../../quoting/confirmDuplicateDeal.ts';
import { refuseIfDuplicateBooked, confirmOpenBookings } from './confirmOpenBookings.ts';
import { confirmQuote } from './confirmQuote.ts';
import { findRunOpenFailure } from '../../quoting/findRunOpenFailure.ts';
import { makeCustomerCorpayRuns } from '../scope/makeCustomerCorpayRuns.ts';
import { limitOptions } from './corpayQuoteLimits.ts';
import { findCorpayDuplicatesAfterBooking } from './findCorpayDuplicatesAfterBooking.ts';
import { keyOption, readKeyedCall } from './readKeyedCall.ts';
import { readQuoteToBook } from './readQuoteToBook.ts';
import { findOrRequestQuote, readBookingToMake, type BookingToMake } from './readBookingToMake.ts';
import { repeatKeyedBooking } from './repeatKeyedBooking.ts';
import { sendBooking, toPaidAmount, type SendingHooks } from './sendBooking.ts';
import { reportEarlierBooking, reportEarlierOrder } from './reportEarlierBooking.ts';

const wouldBook = ({ quote, beneficiaryId }: RememberedQuote) =>
  makeOutput(
    {
      dryRun: true as const,
      would: {
        quoteId: quote.quoteId,
        settlement: toMoneyJson(quote.settlement),
        payment: toMoneyJson(quote.payment),
        beneficiary: beneficiaryId,
      },
    },
    () => '',
  );

/** The quote ids of what was booked by now: what another fxg books from now on is none of it. */
export const readBookedQuoteIds = async ({
  journal,
}: Pick<CorpayCustomerConnection, 'journal'>): Promise<readonly string[]> =>
  listQuoteIds(filterAnsweredBookings(await journal.booked()));

/**
 * Books what is wanted; where an earlier booking turned out to be it, nothing is booked and that is told. `knownBefore`
 * are the quote ids of what was booked when nobody else might book the same any more; without it that is now.
 */
export const bookUnlessAlreadyBooked = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  wanted: BookingToMake,
  call: BookingKeyAndTerms | null,
  sending?: SendingHooks,
  knownBefore?: readonly string[],
): Promise<Outcome<'quotes book'>> => {
  const { corpay, journal } = scope;
  const booked = knownBefore ?? (await readBookedQuoteIds(scope));
  const waiting = (await journal.list()).filter((intent) => intent.kind === 'awaited-instruction');
  const earlier = await reportEarlierBooking(invocation, scope, wanted, call);
  if (earlier !== null) return earlier;
  const looked = invocation.options.flag('dryRun')
    ? succeeded<ResolvedAndOpenMoneyCalls>({ settled: [], open: [] })
    : await resolveOpenMoneyCalls(invocation, scope);
  if (!looked.ok) return looked;
  const bookings = looked.value.settled.filter((step) => step.kind === 'booked');
  const answer = await findBookingAlreadyDone(corpay, bookings, wanted);
  if (answer !== null) return reportEarlierOrder(invocation, scope, answer, call);
  const bookedAlready = [...booked, ...bookings.map(({ intent }) => intent.quoteId)];
  const fresh = await refuseIfDuplicateBooked(invocation, scope, toBookingTerms(wanted), bookedAlready);
  const despite = fresh.ok
    ? await confirmOpenBookings(invocation, scope, toBookingTerms(wanted), looked.value.open)
    : fresh;
  if (!despite.ok) {
    // What stands in the way may have been sent under this very key, by another terminal, a moment ago.
    const taken = call === null ? null : await scope.bookingKeys.find(call.key);
    return call === null || taken === null ? despite : repeatKeyedBooking(invocation, scope, call, taken);
  }

  const [offered, paidTo] = await Promise.all([
    findOrRequestQuote(invocation, scope, wanted),
    readCorpayAccounts(corpay.beneficiaries)([wanted.beneficiaryId]),
  ]);
  if (!offered.ok) return offered;
  const open = await findRunOpenFailure(makeCustomerCorpayRuns(scope.connection, scope.user), [
    toPaidAmount({ ...offered.value.quote, ...offered.value }),
  ]);
  if (open !== null) return failed(open);
  const [account = null] = paidTo.ok ? paidTo.value : [];
  let newestOrder: string | null = null;
  const read: string[] = [];
  const earlierOf = async (payment: PaymentToBook): CommandResult<DuplicateDealSearchResult> => {
    const orders = await corpay.orders.list();
    if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayMessages.ordersUnavailable));
    newestOrder = orders.value[0]?.ordNum ?? null;
    const found = await findDuplicateOrders(corpay.orders, orders.value, payment, {
      now: systemClock.now(),
      awaited: waiting,
    });
    const before = toDuplicateDealSearchResult(found, payment);
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
    before: sending?.before ?? alwaysMaySend,
    answered: (outcome) => {
      sending?.answered?.(outcome);
      if (outcome.kind !== 'booked') return;
      const payment = { ...quote, payee, lockSide: request.lockSide };
      findCorpayDuplicatesAfterBooking(invocation, scope, payment, [outcome.orderNumber, ...read]);
    },
  });
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
export const runQuotesBook = async (
  invocation: Invocation,
  openScope: ConnectCorpayCustomer,
): Promise<Outcome<'quotes book'>> => {
  const call = readKeyedCall(invocation.options);
  if (!call.ok) return call;
  const wanted = readQuoteToBook(invocation);
  if (!wanted.ok) return wanted;
  const scope = await openScope();
  if (!scope.ok) return scope;
  const taken = call.value === null ? null : await scope.value.bookingKeys.find(call.value.key);
  if (call.value !== null && taken !== null) {
    return repeatKeyedBooking(invocation, scope.value, call.value, taken);
  }
  const exactly = await readBookingToMake(invocation, scope.value, wanted.value, call.value);
  if (!exactly.ok) return exactly;
  return bookUnlessAlreadyBooked(invocation, scope.value, exactly.value, call.value);
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
    ...quoteTermOptions,
    ...limitOptions,
    keyOption,
    despiteOpenOption,
    bookDuplicateOption,
  ],
  notes: ['"settled" or "repeated" is the order of an earlier call; exit 8 where nobody was told of it.'],
  examples: [
    'book --beneficiary ID --lock payment --amount 10000 --settlement USD',
    'book --beneficiary ID --amount 10000 --yes --max-settlement 11600',
    'book --beneficiary ID --amount 10000 --yes --max-settlement 11600 --key payroll-2026-11',
    'book --quote ID --yes --max-settlement 11600',
    'book --quote ID --dry-run',
  ],
  run: (invocation, openSession) =>
    runQuotesBook(invocation, () => connectCorpayCustomer(invocation, openSession)),
};
