import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { quoteFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import {
  isUnlockedAmountPositive,
  type Quote,
  type QuoteRequest,
} from '@fx-gateway/domain/corpay/api/quote.ts';
import type { BookingOutcome } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import type { BookingKeyAndTerms } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { findChangedAmount } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import {
  createCorpayLiveQuote,
  type CorpayLiveState,
} from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import type { QuoteDraft } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { makeCorpayRecording } from '@fx-gateway/domain/corpay/recording/makeCorpayRecording.ts';
import { toWallClockTime } from '@fx-gateway/domain/quoting/toWallClockTime.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Options } from '../../verbs/options.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { bookDuplicateOption } from '../../quoting/confirmDuplicateDeal.ts';
import { readWatchEnds, watchEndOptions } from '../../quoting/watchEnds.ts';
import {
  toBookedWatchLine,
  bookOption,
  yesOptionHint,
  noQuoteWithinLimitFailure,
  restrictToBookOption,
  makeBookingAnnouncer,
  watchNote,
  yesOption,
} from '../../quoting/watchBooking.ts';
import { watchLiveQuote } from '../../quoting/watchLiveQuote.ts';
import { recordBookingBeforeSending } from '../../recording/recordBookingBeforeSending.ts';
import { runWithRecordFile } from '../../recording/runWithRecordFile.ts';
import {
  createQuoteWatchRecorder,
  recordOption,
  type QuoteWatchRecorder,
} from '../../recording/watchRecording.ts';
import { quoteRequestAndDraftFor, readQuoteTerms, quoteTermOptions } from '../quotes/quoteTerms.ts';
import { rememberQuote } from '../quotes/rememberedQuotes.ts';
import { toQuoteWatchLine } from '../quotes/toQuoteWatchLine.ts';
import {
  connectCorpayCustomer,
  type CorpayCustomerConnection,
  type ConnectCorpayCustomer,
} from '../scope/corpayCustomerConnection.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { readBookedQuoteIds, bookUnlessAlreadyBooked, despiteOpenOption } from './bookCorpayQuoteVerb.ts';
import { refuseQuoteBeyondLimit, limitOptions } from './corpayQuoteLimits.ts';
import { keyOption, readKeyedCall } from './readKeyedCall.ts';
import { readQuoteToBook } from './readQuoteToBook.ts';
import { repeatKeyedBooking } from './repeatKeyedBooking.ts';
import type { SendingHooks } from './sendBooking.ts';

/** What says how to book. */
const bookingOptions = restrictToBookOption([
  ...limitOptions,
  keyOption,
  despiteOpenOption,
  bookDuplicateOption,
  yesOption,
]);

/** The call under its key, null where the watch is only looked at; refused where it could never be confirmed. */
const readBooking = (invocation: Invocation): Result<BookingKeyAndTerms | null, CommandFailure> => {
  const { options } = invocation;
  if (!options.flag('book')) return succeeded(null);
  const wanted = readQuoteToBook(invocation, yesOptionHint);
  return wanted.ok ? readKeyedCall(options) : wanted;
};

/** Whether the displayed quote is the one to book: for the amount that was asked for, and within the limit. */
const isWithin = (options: Options, { offer }: CorpayLiveState): Result<boolean, CommandFailure> => {
  if (offer === null) return succeeded(false);
  const { quote, request } = offer;
  if (findChangedAmount(request, quote) !== null || !isUnlockedAmountPositive(quote, request.lockSide))
    return succeeded(false);
  const limit = refuseQuoteBeyondLimit(options, quote, request.lockSide);
  if (limit.ok) return succeeded(true);
  return limit.failure.exit === exitCodes.usage ? limit : succeeded(false);
};

type Recorded = QuoteWatchRecorder<QuoteDraft, QuoteRequest, Quote, BookingOutcome>;

/** One watch that books. */
type Run = {
  readonly call: BookingKeyAndTerms | null;
  /** The orders that waited for their instruction when it began. */
  readonly known: readonly string[];
  readonly recording: Recorded | null;
};

/** Books the quote that was just displayed, as `quotes book --quote` does. */
const bookDisplayed = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  { payee, clientIntegrationId: beneficiaryId }: BeneficiarySummary,
  live: CorpayLiveState,
  { call, known, recording }: Run,
): Promise<Outcome<'quotes watch'>> => {
  const { offer } = live;
  if (offer === null) return noQuoteWithinLimitFailure;
  const { quote, request } = offer;
  const expiresAt = toWallClockTime(systemClock, offer.expiresAt);
  const named = { quote, request, expiresAt, beneficiaryId, payee, orderNumber: null };
  await rememberQuote(scope.connection, named);
  const wanted = { request, beneficiaryId, payee, named, key: call?.key ?? null };
  const sending: SendingHooks = {
    before: recordBookingBeforeSending(makeBookingAnnouncer(invocation, quote.quoteId), recording, live),
    answered: (outcome) => {
      if (outcome.kind !== 'key-taken') recording?.bookingAnswered(outcome);
    },
  };
  return toBookedWatchLine(await bookUnlessAlreadyBooked(invocation, scope, wanted, call, sending, known));
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
const runWatch = async (
  invocation: Invocation,
  openScope: ConnectCorpayCustomer,
): Promise<Outcome<'quotes watch'>> => {
  const { options } = invocation;
  const terms = readQuoteTerms(options);
  if (!terms.ok) return terms;
  const ends = readWatchEnds(options);
  if (!ends.ok) return ends;
  const booking = readBooking(invocation);
  if (!booking.ok) return booking;
  const call = booking.value;
  const books = options.flag('book');
  const open = await openScope();
  if (!open.ok) return open;
  const reached = open.value;
  const taken = call === null ? null : await reached.bookingKeys.find(call.key);
  if (call !== null && taken !== null)
    return toBookedWatchLine(await repeatKeyedBooking(invocation, reached, call, taken));
  const beneficiary = await findBeneficiary(reached.corpay, terms.value.beneficiaryId);
  if (!beneficiary.ok) return beneficiary;
  const asked = quoteRequestAndDraftFor(terms.value, beneficiary.value);
  if (!asked.ok) return asked;
  const recording = createQuoteWatchRecorder(invocation, asked.value.draft, makeCorpayRecording);
  const { connection, keeper, lastChange } = reached;
  const corpay =
    recording === null
      ? reached.corpay
      : connection.services.corpay({
          ...keeper,
          ended: (over) => {
            lastChange.ended(over);
            recording.callEnded(over);
          },
        });
  const scope = { ...reached, corpay };
  const known = await readBookedQuoteIds(scope);
  const outcome = await watchLiveQuote(invocation, ends.value, {
    start: (changed) => startLive(scope, asked.value.request, changed, recording),
    renewToken: async () => (await keeper.renew()).ok,
    quoteId: ({ quoteId }) => quoteId,
    lineOf: toQuoteWatchLine,
    failureMessages: quoteFailureMessage,
    ...(books
      ? {
          take: (state: CorpayLiveState) => {
            const within = isWithin(options, state);
            if (!within.ok) return async () => within;
            return within.value
              ? () => bookDisplayed(invocation, scope, beneficiary.value, state, { call, known, recording })
              : null;
          },
          whenOver: noQuoteWithinLimitFailure,
        }
      : {}),
  });
  await recording?.write();
  return outcome;
};

const startLive = (
  { corpay }: CorpayCustomerConnection,
  request: QuoteRequest,
  changed: (state: CorpayLiveState) => void,
  recording: Recorded | null,
) => {
  const ports = { quotes: corpay.quotes, clock: systemClock, timers: systemTimers };
  const live = createCorpayLiveQuote({
    ...ports,
    changed,
    ...(recording === null ? {} : { heard: recording.hear }),
  });
  live.send({ type: 'edited', request });
  return live;
};

export const watchCorpayQuoteVerb: PartnerVerb<'quotes watch'> = {
  usage: 'watch',
  summary: 'Watch a live quote: a line for every quote and renewal, until Ctrl-C.',
  changesWhen: ['--book'],
  movesMoney: true,
  options: [...quoteTermOptions, ...watchEndOptions, recordOption, bookOption, ...bookingOptions],
  notes: [watchNote],
  examples: [
    'watch --beneficiary ID --amount 10000',
    'watch --beneficiary ID --amount 10000 --for 60 --json',
    'watch --beneficiary ID --amount 10000 --book --max-settlement 11600 --yes --for 3600',
    'watch --beneficiary ID --amount 10000 --for 60 --record what-happened.json',
  ],
  run: (invocation, openSession) =>
    runWithRecordFile(invocation, () =>
      runWatch(invocation, () => connectCorpayCustomer(invocation, openSession)),
    ),
};
