import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import { noBankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { ofxQuoteFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxBookingOutcome } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import { leavesBeneficiaryOut, findChangedOfxAmount } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { createOfxLiveQuote, type OfxLiveState } from '@fx-gateway/domain/ofx/quotes/ofxLiveQuote.ts';
import { makeOfxRecording } from '@fx-gateway/domain/ofx/recording/makeOfxRecording.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { detailsCheckedOption } from '../../bankDetails/confirmBankDetails.ts';
import { requireWayToConfirm } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import type { Options } from '../../verbs/options.ts';
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
import { createQuoteWatchRecorder, recordOption } from '../../recording/watchRecording.ts';
import { confirmChosenBankDetails } from './confirmChosenBankDetails.ts';
import { confirmAndBookDeal, despiteOpenOption, readDealsBeforeBooking } from './confirmAndBookDeal.ts';
import { refuseOfxQuoteBeyondLimit, ofxLimitOptions, requireOfxLimit } from './ofxQuoteLimits.ts';
import { ofxTermOptions, readOfxTerms } from './ofxTerms.ts';
import { toOfxQuoteWatchLine } from './toOfxQuoteWatchLine.ts';
import { loadOfxDraft } from './loadOfxDraft.ts';
import { keyOptionUnsupported } from './keyOptionUnsupported.ts';
import { reportUnreportedBookings } from './reportEarlierBooking.ts';

/** What says how to book. */
const bookingOptions = restrictToBookOption([
  ...ofxLimitOptions,
  despiteOpenOption,
  bookDuplicateOption,
  detailsCheckedOption,
  yesOption,
]);

/** Refuses a call that could never be confirmed, or that nothing would limit. */
const requireBooking = (invocation: Invocation, lockSide: OfxSide): Result<null, CommandFailure> => {
  const consent = requireWayToConfirm(invocation, yesOptionHint);
  return consent.ok ? requireOfxLimit(invocation.options, lockSide, invocation.canAsk) : consent;
};

/** The displayed quote where it is the one to book: for the amount that was asked for, for everybody, within the limit. */
const isWithin = (
  options: Options,
  draft: OfxDraft,
  state: OfxLiveState,
): Result<OfxQuote | null, CommandFailure> => {
  const { offer } = state;
  if (
    offer === null ||
    findChangedOfxAmount(draft, state) !== null ||
    leavesBeneficiaryOut(draft, offer.quote)
  )
    return succeeded(null);
  const limit = refuseOfxQuoteBeyondLimit(options, offer.quote, offer.request.lockSide);
  if (limit.ok) return succeeded(offer.quote);
  return limit.failure.exit === exitCodes.usage ? limit : succeeded(null);
};

/** Runs the command as the user of the profile. */
const runWatch = async (
  invocation: Invocation,
  openSession: Parameters<PartnerVerb['run']>[1],
): Promise<Outcome<'quotes watch'>> => {
  const terms = readOfxTerms(invocation.options);
  if (!terms.ok) return terms;
  const ends = readWatchEnds(invocation.options);
  if (!ends.ok) return ends;
  const books = invocation.options.flag('book');
  const may = books ? requireBooking(invocation, terms.value.lockSide) : succeeded(null);
  if (!may.ok) return may;
  const open = await loadOfxDraft(invocation, openSession, terms.value);
  if (!open.ok) return open;
  const { scope: reached, wanted } = open.value;
  const { connection, keeper, lastChange } = reached;
  const { draft, request } = wanted;
  const earlier = books ? await reportUnreportedBookings(invocation, reached, wanted) : null;
  if (earlier !== null) return toBookedWatchLine(earlier);
  const recording = createQuoteWatchRecorder(invocation, draft, makeOfxRecording);
  const ofx =
    recording === null
      ? reached.ofx
      : connection.services.ofx({
          ...keeper,
          ended: (over) => {
            lastChange.ended(over);
            recording.callEnded(over);
          },
        });
  const scope = { ...reached, ofx };
  const said = books
    ? await confirmChosenBankDetails(invocation, scope, draft)
    : succeeded({ printsThen: new Map<string, string>(), bankDetails: noBankDetailConfirmation });
  if (!said.ok) return said;
  const looked = books
    ? await readDealsBeforeBooking(scope)
    : succeeded({ dealsBefore: [], bookedBefore: [] });
  if (!looked.ok) return looked;
  const before = { ...said.value, ...looked.value };
  const outcome = await watchLiveQuote(invocation, ends.value, {
    start: (changed) => {
      const ports = { quotes: ofx.quotes, clock: systemClock, timers: systemTimers };
      const live = createOfxLiveQuote({
        ...ports,
        changed,
        ...(recording === null ? {} : { heard: recording.hear }),
      });
      live.send({ type: 'edited', request });
      return live;
    },
    renewToken: async () => (await keeper.renew()).ok,
    quoteId: ({ id }) => id,
    lineOf: (state: OfxLiveState) => toOfxQuoteWatchLine(draft, state),
    failureMessages: ofxQuoteFailureMessage,
    ...(books
      ? {
          take: (state: OfxLiveState) => {
            const within = isWithin(invocation.options, draft, state);
            if (!within.ok) return async () => within;
            if (within.value === null) return null;
            const offered = { draft, request, quote: within.value };
            const sending = {
              before: recordBookingBeforeSending(
                makeBookingAnnouncer(invocation, within.value.id),
                recording,
                state,
              ),
              answered: (became: OfxBookingOutcome) => recording?.bookingAnswered(became),
            };
            return async () =>
              toBookedWatchLine(await confirmAndBookDeal(invocation, scope, offered, before, sending));
          },
          whenOver: noQuoteWithinLimitFailure,
        }
      : {}),
  });
  await recording?.write();
  return outcome;
};

/** `fxg quotes watch` for a customer of OFX: a new line whenever the partner has called a quote stale (OFX-QUOTE-9 to OFX-QUOTE-12). */
export const watchOfxQuoteVerb: PartnerVerb<'quotes watch'> = {
  usage: 'watch',
  summary: 'Watch a live quote: a line for every quote and renewal, until Ctrl-C.',
  changesWhen: ['--book'],
  movesMoney: true,
  lacks: keyOptionUnsupported,
  options: [...ofxTermOptions, ...watchEndOptions, recordOption, bookOption, ...bookingOptions],
  notes: [watchNote],
  examples: [
    'watch --beneficiary ID --lock buy --amount 1000',
    'watch --beneficiary ID1=100 --beneficiary ID2=50.50 --for 60 --json',
    'watch --beneficiary ID=100 --book --max-buy 132 --yes --for 3600',
    'watch --beneficiary ID=100 --for 60 --record what-happened.json',
  ],
  run: (invocation, openSession) => runWithRecordFile(invocation, () => runWatch(invocation, openSession)),
};
