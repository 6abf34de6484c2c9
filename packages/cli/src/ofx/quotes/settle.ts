import { systemClock } from '@fx-gateway/adapters/node';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import {
  lookForOfxDeal,
  settleAsNoDeal,
  settleAsOfxDeal,
  type OfxSettlement,
} from '@fx-gateway/domain/ofx/booking/settleOfxBooking.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { dealsNamed } from '@fx-gateway/domain/ofx/deals/dealsNamed.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { AnsweredIntent, IntentAnswer } from '@fx-gateway/domain/intents/answeredIntent.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Options } from '../../verbs/options.ts';
import { output } from '../../verbs/output.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import { outcomeUnknown, usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { pastedOption } from '../../partner-verbs/pastedNumber.ts';
import { facts } from '../../terminal/table.ts';
import { namedDeal } from '../deals/namedDeal.ts';
import { openOfx, type OfxScope } from '../scope/ofxScope.ts';
import { becameAnotherFailure, checkSpokenOf, settleNote } from '../../quoting/spokenOf.ts';
import { countAsTold } from '../../quoting/untold.ts';
import { dealText, openDealHint } from './openDealHint.ts';
import { untoldDeal } from './untoldDeal.ts';

type Said = { readonly deal: string } | 'none' | null;

type SettledRow = {
  readonly became: IntentAnswer['became'];
  readonly quoteId: string;
  readonly dealId: string | null;
  readonly reference?: string;
  readonly sentAt: string;
};

const rowOf = (
  { quoteId, startedAt }: OfxBookingIntent,
  became: IntentAnswer['became'],
  dealId: string | null,
  reference = '',
): SettledRow => ({
  became,
  quoteId,
  dealId,
  ...(reference === '' ? {} : { reference }),
  sentAt: new Date(startedAt).toISOString(),
});

const factOf = ({ quoteId, dealId, reference }: SettledRow): readonly [label: string, value: string] =>
  dealId === null
    ? ['Not booked, quote', quoteId]
    : ['Booked as deal', dealName({ dealId, ...(reference === undefined ? {} : { reference }) })];

const readSaid = (options: Options): Result<Said, CommandFailure> => {
  const deal = pastedOption(options, 'deal');
  if (!deal.ok) return deal;
  if (deal.value !== null) return succeeded({ deal: deal.value });
  return succeeded(options.flag('none') ? 'none' : null);
};

const openFailure = (intent: OfxBookingIntent, settlement: OfxSettlement): CommandFailure =>
  outcomeUnknown(joinSentences(openOfxBookingMessages.wasBooking(intent), openOfxBookingMessages.notKnown), {
    hint: openDealHint(intent, settlement),
    requestId: settlement.kind === 'unknown' ? settlement.failure.requestId : null,
  });

/** Looks at the deals, and settles what the user has said. Nothing is sent again. */
const settleOne = async (
  invocation: Invocation,
  { ofx, journal, confirmedAccounts }: OfxScope,
  intent: OfxBookingIntent,
  said: Said,
): CommandResult<OfxSettlement> => {
  const ports = { deals: ofx.deals, journal, confirmedAccounts, clock: systemClock };
  const seen = await lookForOfxDeal(ports, intent);
  if (said === null || seen.kind === 'unknown') return succeeded(seen);
  const ids = seen.candidates.map(({ dealId }) => dealId);
  if (said === 'none') {
    if (seen.kind === 'choose' && seen.canBeNone && ids.length > 0)
      await invocation.report(
        joinSentences(
          openOfxBookingMessages.wasBooking(intent),
          `Taken for other bookings: ${seen.candidates.map(dealText).join('; ')}.`,
        ),
      );
    return succeeded(await settleAsNoDeal(ports, intent, ids));
  }
  const named = await namedDeal(invocation, said.deal, seen.candidates);
  if (!named.ok) return named;
  return named.value !== null
    ? succeeded(await settleAsOfxDeal(ports, intent, named.value))
    : usageFailure(`The deal ${said.deal} cannot be this booking.`, openDealHint(intent, seen));
};

/** What is said of an answered booking where it is not what became of it; null where it is, or nothing is said. */
const becameAnother = async (
  { ofx }: Pick<OfxScope, 'ofx'>,
  { intent, answer }: AnsweredIntent<OfxBookingIntent>,
  said: Said,
): Promise<CommandFailure | null> => {
  if (said === null) return null;
  const name = said === 'none' ? null : said.deal;
  if (name === answer.number || (name !== null && name === answer.reference)) return null;
  // A reference says which deal is meant only beside the list.
  const list = name === null || answer.number === null ? null : await ofx.deals.list();
  const meant = name !== null && list?.ok === true ? dealsNamed(name, list.value) : [];
  if (meant.some(({ dealId }) => dealId === answer.number)) return null;
  const booking = joinSentences(openOfxBookingMessages.wasBooking(intent), 'It');
  const { number } = answer;
  const named = number === null ? '' : dealName({ ...answer, dealId: number });
  return becameAnotherFailure(booking, 'deal', name, number, named);
};

export const settle: PartnerVerb<'quotes settle'> = {
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
  notes: [settleNote],
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
    for (const each of untold) await invocation.report(untoldDeal.textOf(each));
    const kept = await scope.journal.list();
    const spokenOf = quote === null ? kept : kept.filter(({ quoteId }) => quoteId === quote);
    const answered = untold.find(({ intent }) => intent.quoteId === quote);
    if (answered === undefined) {
      const bookings = kept.map((intent) => ({
        quoteId: intent.quoteId,
        text: openOfxBookingMessages.wasBooking(intent),
      }));
      const named = checkSpokenOf(bookings, 'deal', quote, said !== null);
      if (!named.ok) return named;
    }
    const settled: SettledRow[] = untold.map(({ intent, answer: { became, number, reference } }) =>
      rowOf(intent, became, number, reference),
    );
    const left: CommandFailure[] = [];
    for (const intent of spokenOf) {
      const one = await withExclusiveLock(invocation, scope, () =>
        settleOne(invocation, scope, intent, said),
      );
      if (!one.ok) return failed(one.failure);
      if (one.value.kind === 'booked') {
        settled.push(rowOf(intent, 'booked', one.value.dealId, one.value.reference));
        await invocation.report(
          joinSentences(openOfxBookingMessages.wasBooking(intent), `It is deal ${dealName(one.value)}.`),
        );
      } else if (one.value.kind === 'not-booked') {
        settled.push(rowOf(intent, 'not-booked', null));
        await invocation.report(
          joinSentences(openOfxBookingMessages.wasBooking(intent), 'It was not booked.'),
        );
      } else left.push(openFailure(intent, one.value));
    }
    countAsTold(
      invocation,
      scope.journal,
      settled.map(({ quoteId }) => quoteId),
    );
    const [first] = left;
    const another = answered === undefined ? null : await becameAnother(scope, answered, said);
    const failure =
      another ??
      (first === undefined
        ? null
        : {
            ...first,
            message: joinSentences(...left.map(({ message }) => message)),
            hint: left.map(({ hint }) => hint ?? '').join('\n'),
          });
    return output(
      settled,
      (paint) =>
        settled.length === 0
          ? failure === null
            ? 'Nothing is open.'
            : ''
          : facts(settled.map(factOf), paint),
      failure,
    );
  },
};
