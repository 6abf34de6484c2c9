import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { ConfirmedBookingOutcome } from '@fx-gateway/domain/ofx/booking/settleBookingsAsProposedDeals.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Options } from '../../verbs/options.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { readPastedOption } from '../../partner-verbs/cleanPastedNumber.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { dealOutcomeMismatch } from './dealOutcomeMismatch.ts';
import { openBookingsFailure } from './openBookingsFailure.ts';
import type { StatedOutcome } from './checkAndStoreStatedOutcome.ts';
import {
  toBookingOutcomeLabelledValue,
  toBookingOutcomeJson,
  type BookingOutcomeJson,
} from './toBookingOutcomeJson.ts';
import { resolveOpenBookings } from './resolveOpenBookings.ts';
import { openOfx, type OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { checkStatedBooking, quotesSettleHelpNote } from '../../quoting/checkStatedBooking.ts';
import { markReportedOnceWritten } from '../../quoting/unreportedOutcomes.ts';
import { unreportedDealFormat } from './unreportedDealFormat.ts';

const readSaid = (options: Options): Result<StatedOutcome, CommandFailure> => {
  const deal = readPastedOption(options, 'deal');
  if (!deal.ok) return deal;
  if (deal.value !== null) return succeeded({ deal: deal.value });
  return succeeded(options.flag('none') ? 'none' : null);
};

/** What another fxg has found out meanwhile; it says no more of what became no deal. */
const answeredElsewhere = async (
  { journal }: Pick<OfxCustomerConnection, 'journal'>,
  intent: StoredOfxBookingCall,
): Promise<AnsweredMoneyCall<StoredOfxBookingCall>> =>
  (await journal.booked()).find((answered) => answered.intent.quoteId === intent.quoteId) ?? {
    intent,
    answer: { became: 'not-booked', number: null, words: '' },
  };

const namedIn = ({ answer: { number, reference = '' } }: AnsweredMoneyCall<StoredOfxBookingCall>): string =>
  number === null ? '' : `It is deal ${dealName({ dealId: number, reference })}.`;

export const settleOfxQuotesVerb: PartnerVerb<'quotes settle'> = {
  usage: 'settle',
  summary: 'Find out what became of a booking whose answer was lost.',
  options: [
    { flags: '--quote <id>', summary: 'of which booking the others speak, when several are open' },
    { flags: '--deal <id>', summary: 'it became this deal, by its id or reference' },
    {
      flags: '--none',
      summary: 'it was not booked; only once its call cannot be on its way any more',
      notWith: ['--deal'],
    },
  ],
  notes: [quotesSettleHelpNote],
  examples: ['settle', 'settle --deal ID', 'settle --quote ID --none'],
  run: async (invocation, openSession) => {
    const given = readSaid(invocation.options);
    if (!given.ok) return given;
    const said = given.value;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const scope = open.value;
    const quote = invocation.options.text('quote');
    const untold = await scope.journal.unreported();
    for (const each of untold) await invocation.report(unreportedDealFormat.textOf(each));
    const allKept = await scope.journal.list();
    const kept = quote === null ? allKept : allKept.filter(({ quoteId }) => quoteId === quote);
    const answered = untold.find(({ intent }) => intent.quoteId === quote);
    if (answered === undefined) {
      const bookings = allKept.map((intent) => ({
        quoteId: intent.quoteId,
        text: openOfxBookingMessages.wasBooking(intent),
      }));
      const named = checkStatedBooking(bookings, 'deal', quote, said !== null);
      if (!named.ok) return named;
    }
    const settled: BookingOutcomeJson[] = untold.map(({ intent, answer: { became, number, reference } }) =>
      toBookingOutcomeJson(intent, became, number, reference),
    );
    const left: ConfirmedBookingOutcome[] = [];
    let another = answered === undefined ? null : await dealOutcomeMismatch(scope, answered, said);
    const heard = async (spoken: ConfirmedBookingOutcome): Promise<void> => {
      const { intent, settlement } = spoken;
      const tell = (...what: readonly string[]) =>
        invocation.report(joinSentences(openOfxBookingMessages.wasBooking(intent), ...what));
      switch (settlement.kind) {
        case 'booked':
          settled.push(toBookingOutcomeJson(intent, 'booked', settlement.dealId, settlement.reference));
          return tell(`It is deal ${dealName(settlement)}.`);
        case 'not-booked':
          settled.push(toBookingOutcomeJson(intent, 'not-booked', null));
          return tell('It was not booked.');
        case 'settled-before': {
          const found = await answeredElsewhere(scope, intent);
          const { number, reference } = found.answer;
          settled.push(toBookingOutcomeJson(intent, 'settled-elsewhere', number, reference));
          another ??= await dealOutcomeMismatch(scope, found, said);
          return tell('Another fxg has settled it meanwhile.', namedIn(found));
        }
        case 'choose':
        case 'unknown':
          left.push(spoken);
      }
    };
    const spoken = await resolveOpenBookings(invocation, scope, { kept, quote, said }, heard);
    if (!spoken.ok) return spoken;
    markReportedOnceWritten(
      invocation,
      scope.journal,
      settled.map(({ quoteId }) => quoteId),
    );
    const failure = another ?? openBookingsFailure(left, invocation.canAsk);
    return makeOutput(
      settled,
      (paint) =>
        settled.length === 0
          ? failure === null
            ? 'Nothing is open.'
            : ''
          : formatLabelledValues(settled.map(toBookingOutcomeLabelledValue), paint),
      failure,
    );
  },
};
