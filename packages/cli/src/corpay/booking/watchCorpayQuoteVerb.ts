import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { quoteFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import {
  isUnlockedAmountPositive,
  type Quote,
  type QuoteRequest,
} from '@fx-gateway/domain/corpay/api/quote.ts';
import type { BookingOutcome } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import type { KeyedCall } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { changedAmount } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import {
  createCorpayLiveQuote,
  type CorpayLiveState,
} from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import type { QuoteDraft } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { recordingOf } from '@fx-gateway/domain/corpay/recording/recordingOf.ts';
import { wallClockMoment } from '@fx-gateway/domain/quoting/wallClockMoment.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Options } from '../../verbs/options.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { despiteSameOption } from '../../quoting/confirmEqualDeal.ts';
import { readWatchEnds, watchEndOptions } from '../../quoting/watchEnds.ts';
import {
  bookedLine,
  bookOption,
  consentHint,
  noQuoteWithinLimitFailure,
  onlyWithBookOption,
  announceBooking,
  watchNote,
  yesOption,
} from '../../quoting/watchBooking.ts';
import { watchLive } from '../../quoting/watchLive.ts';
import { recordBefore } from '../../recording/recordBefore.ts';
import { withRecordFile } from '../../recording/withRecordFile.ts';
import { openRecording, recordOption, type WatchRecording } from '../../recording/watchRecording.ts';
import { quoteRequestAndDraftFor, readTerms, termOptions } from '../quotes/quoteTerms.ts';
import { rememberQuote } from '../quotes/rememberedQuotes.ts';
import { watchLine } from '../quotes/watchLine.ts';
import { openCorpayScope, type CorpayScope, type OpenScope } from '../scope/corpayScope.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { readBookedQuoteIds, bookWanted, despiteOpenOption } from './bookCorpayQuoteVerb.ts';
import { checkLimit, limitOptions } from './limits.ts';
import { keyOption, readKeyedCall } from './readKeyedCall.ts';
import { readQuoteToBook } from './readQuoteToBook.ts';
import { repeatCall } from './repeatCall.ts';
import type { SendingHooks } from './sendBooking.ts';

/** What says how to book. */
const bookingOptions = onlyWithBookOption([
  ...limitOptions,
  keyOption,
  despiteOpenOption,
  despiteSameOption,
  yesOption,
]);

/** The call under its key, null where the watch is only looked at; refused where it could never be confirmed. */
const readBooking = (invocation: Invocation): Result<KeyedCall | null, CommandFailure> => {
  const { options } = invocation;
  if (!options.flag('book')) return succeeded(null);
  const wanted = readQuoteToBook(invocation, consentHint);
  return wanted.ok ? readKeyedCall(options) : wanted;
};

/** Whether the displayed quote is the one to book: for the amount that was asked for, and within the limit. */
const isWithin = (options: Options, { offer }: CorpayLiveState): Result<boolean, CommandFailure> => {
  if (offer === null) return succeeded(false);
  const { quote, request } = offer;
  if (changedAmount(request, quote) !== null || !isUnlockedAmountPositive(quote, request.lockSide))
    return succeeded(false);
  const limit = checkLimit(options, quote, request.lockSide);
  if (limit.ok) return succeeded(true);
  return limit.failure.exit === exitCodes.usage ? limit : succeeded(false);
};

type Recorded = WatchRecording<QuoteDraft, QuoteRequest, Quote, BookingOutcome>;

/** One watch that books. */
type Run = {
  readonly call: KeyedCall | null;
  /** The orders that waited for their instruction when it began. */
  readonly known: readonly string[];
  readonly recording: Recorded | null;
};

/** Books the quote that was just displayed, as `quotes book --quote` does. */
const bookDisplayed = async (
  invocation: Invocation,
  scope: CorpayScope,
  { payee, clientIntegrationId: beneficiaryId }: BeneficiarySummary,
  live: CorpayLiveState,
  { call, known, recording }: Run,
): Promise<Outcome<'quotes watch'>> => {
  const { offer } = live;
  if (offer === null) return noQuoteWithinLimitFailure;
  const { quote, request } = offer;
  const expiresAt = wallClockMoment(systemClock, offer.expiresAt);
  const named = { quote, request, expiresAt, beneficiaryId, payee, orderNumber: null };
  await rememberQuote(scope.connection, named);
  const wanted = { request, beneficiaryId, payee, named, key: call?.key ?? null };
  const sending: SendingHooks = {
    before: recordBefore(announceBooking(invocation, quote.quoteId), recording, live),
    answered: (outcome) => {
      if (outcome.kind !== 'key-taken') recording?.bookingAnswered(outcome);
    },
  };
  return bookedLine(await bookWanted(invocation, scope, wanted, call, sending, known));
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
const runWatch = async (invocation: Invocation, openScope: OpenScope): Promise<Outcome<'quotes watch'>> => {
  const { options } = invocation;
  const terms = readTerms(options);
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
  if (call !== null && taken !== null) return bookedLine(await repeatCall(invocation, reached, call, taken));
  const beneficiary = await findBeneficiary(reached.corpay, terms.value.beneficiaryId);
  if (!beneficiary.ok) return beneficiary;
  const asked = quoteRequestAndDraftFor(terms.value, beneficiary.value);
  if (!asked.ok) return asked;
  const recording = openRecording(invocation, asked.value.draft, recordingOf);
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
  const outcome = await watchLive(invocation, ends.value, {
    start: (changed) => startLive(scope, asked.value.request, changed, recording),
    renewToken: async () => (await keeper.renew()).ok,
    quoteId: ({ quoteId }) => quoteId,
    lineOf: watchLine,
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
  { corpay }: CorpayScope,
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
  options: [...termOptions, ...watchEndOptions, recordOption, bookOption, ...bookingOptions],
  notes: [watchNote],
  examples: [
    'watch --beneficiary ID --amount 10000',
    'watch --beneficiary ID --amount 10000 --for 60 --json',
    'watch --beneficiary ID --amount 10000 --book --max-settlement 11600 --yes --for 3600',
    'watch --beneficiary ID --amount 10000 --for 60 --record what-happened.json',
  ],
  run: (invocation, openSession) =>
    withRecordFile(invocation, () => runWatch(invocation, () => openCorpayScope(invocation, openSession))),
};
