import { journalEntryId, type CorpayJournalEntry } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { requireWayToConfirm } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { readPastedOption } from '../../partner-verbs/cleanPastedNumber.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import {
  connectCorpayCustomer,
  type CorpayCustomerConnection,
  type ConnectCorpayCustomer,
} from '../scope/corpayCustomerConnection.ts';
import { bookingOutcomeMismatch } from './bookingOutcomeMismatch.ts';
import { checkNamedBooking } from './checkNamedBooking.ts';
import { makeUserBookingDecider, type StatedDecision } from './makeUserBookingDecider.ts';
import { storeBookingOutcome } from './resolveOpenBooking.ts';
import { resolveOpenMoneyCalls } from './resolveOpenMoneyCalls.ts';
import type { UnresolvedMoneyCall, BookingOrInstructionOutcome } from './moneyCallOutcomeMessage.ts';
import { quotesSettleHelpNote } from '../../quoting/checkStatedBooking.ts';
import { markReportedOnceWritten } from '../../quoting/unreportedOutcomes.ts';
import { unreportedStepFormat } from './unreportedStepFormat.ts';

const sentAt = ({ startedAt }: CorpayJournalEntry): string => new Date(startedAt).toISOString();

const quoteOf = (intent: CorpayJournalEntry): string | null =>
  intent.kind === 'booking' ? intent.quoteId : null;

const stepData = (step: BookingOrInstructionOutcome) => {
  const quoteId = quoteOf(step.intent);
  const orderNumber = 'orderNumber' in step ? step.orderNumber : null;
  const isOrder = step.kind === 'settled-elsewhere' && quoteId !== null && orderNumber !== null;
  return { became: isOrder ? 'booked' : step.kind, quoteId, orderNumber, sentAt: sentAt(step.intent) };
};

const untoldData = ({ intent, answer }: AnsweredMoneyCall<CorpayJournalEntry>) => ({
  became: answer.became,
  quoteId: quoteOf(intent),
  orderNumber: answer.number,
  sentAt: sentAt(intent),
});

const labels: Readonly<Record<BookingOrInstructionOutcome['kind'], string>> = {
  booked: 'Booked as order',
  'not-booked': 'Not booked, quote',
  instructed: 'Instructed order',
  'not-instructed': 'Not instructed order',
  'instructed-differently': 'Instructed differently, order',
  'instructed-already': 'Instructed already, order',
  'settled-elsewhere': 'Settled by another fxg',
};

const untoldFact = ({
  intent,
  answer,
}: AnsweredMoneyCall<CorpayJournalEntry>): readonly [label: string, value: string] => [
  labels[answer.became],
  answer.number ?? quoteOf(intent) ?? 'no order is known',
];

const stepFact = (step: BookingOrInstructionOutcome): readonly [label: string, value: string] => [
  labels[step.kind],
  ('orderNumber' in step ? step.orderNumber : step.intent.quoteId) ?? 'no order is known',
];

/** What the options say about one booking; null when they say nothing. */
const readSaid = (invocation: Invocation): Result<StatedDecision | null, CommandFailure> => {
  const { options } = invocation;
  const quoteId = options.text('quote');
  const order = readPastedOption(options, 'order');
  if (!order.ok) return order;
  const none = options.flag('none');
  const again = options.flag('again');
  if (again) {
    const consent = requireWayToConfirm(invocation, 'Add --yes to do it without asking.');
    return consent.ok ? succeeded({ quoteId, decision: 'send-again' }) : consent;
  }
  return succeeded(order.value !== null || none ? { quoteId, decision: { order: order.value } } : null);
};

const namedFailure = ({ intent, failure }: UnresolvedMoneyCall): string =>
  intent.kind === 'booking' ? `${failure.message} Its quote is ${intent.quoteId}.` : failure.message;

/** What stays open, all of it; null when nothing does. */
const openFailure = (open: readonly UnresolvedMoneyCall[]): CommandFailure | null => {
  const [first] = open;
  if (first === undefined || open.length === 1) return first?.failure ?? null;
  return {
    ...first.failure,
    message: joinSentences(...open.map(namedFailure)),
    hint: open.map(({ failure }) => failure.hint ?? '').join('\n'),
  };
};

/** What was answered and never told, each said on stderr; what it became is known under its key and quote from now on. */
const tellUntold = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
): Promise<readonly AnsweredMoneyCall<CorpayJournalEntry>[]> => {
  const untold = await scope.journal.unreported();
  for (const each of untold) {
    const { intent, answer } = each;
    await invocation.report(unreportedStepFormat.textOf(each));
    if (intent.kind === 'booking' && answer.number !== null)
      await storeBookingOutcome(scope, intent, answer.number);
  }
  return untold;
};

/** Turns the answer of a booking into its outcome, to compare it with what the user states about that booking. */
const bookingStep = ({
  intent,
  answer: { number },
}: AnsweredMoneyCall<CorpayJournalEntry>): readonly BookingOrInstructionOutcome[] => {
  if (intent.kind !== 'booking') return [];
  return number === null
    ? [{ kind: 'not-booked', intent }]
    : [{ kind: 'booked', intent, orderNumber: number, key: null }];
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
export const runQuotesSettle = async (
  invocation: Invocation,
  openScope: ConnectCorpayCustomer,
): Promise<Outcome<'quotes settle'>> => {
  const said = readSaid(invocation);
  if (!said.ok) return said;
  const scope = await openScope();
  if (!scope.ok) return scope;
  const { journal } = scope.value;
  const untold = await tellUntold(invocation, scope.value);
  const quoteId = invocation.options.text('quote');
  if (!untold.some(({ intent }) => quoteId !== null && quoteOf(intent) === quoteId)) {
    const named = checkNamedBooking(await journal.list(), quoteId, said.value !== null);
    if (!named.ok) return named;
  }
  const looked = await resolveOpenMoneyCalls(
    invocation,
    scope.value,
    makeUserBookingDecider(invocation, said.value),
  );
  if (!looked.ok) return looked;
  const { settled, open } = looked.value;
  markReportedOnceWritten(
    invocation,
    journal,
    [...untold, ...settled].map(({ intent }) => journalEntryId(intent)),
  );
  // What is said without --quote is said of the booking that is open.
  const spokenOf = quoteId === null ? [] : untold.flatMap(bookingStep);
  return succeeded({
    data: [...untold.map(untoldData), ...settled.map(stepData)],
    // The sentences were said on stderr.
    view: (paint) =>
      untold.length + settled.length + open.length === 0
        ? 'Nothing is open.'
        : formatLabelledValues([...untold.map(untoldFact), ...settled.map(stepFact)], paint),
    failure: bookingOutcomeMismatch([...spokenOf, ...settled], said.value) ?? openFailure(open),
  });
};

export const settleCorpayQuotesVerb: PartnerVerb<'quotes settle'> = {
  usage: 'settle',
  summary: 'Find out what became of a booking or instruction whose answer was lost.',
  sends: true,
  movesMoney: true,
  options: [
    { flags: '--quote <id>', summary: 'of which booking the others speak, when several are open' },
    { flags: '--order <number>', summary: 'it became this order' },
    {
      flags: '--none',
      summary: 'it was not booked; only once it cannot become a deal any more',
      notWith: ['--order'],
    },
    {
      flags: '--again',
      summary: 'send the same call again, before its quote has ended for sure',
      notWith: ['--order', '--none'],
    },
    { flags: '-y, --yes', summary: 'with --again: do it without asking', onlyWith: ['--again'] },
  ],
  notes: [quotesSettleHelpNote],
  examples: [
    'settle',
    'settle --order 1000234',
    'settle --quote ID --none',
    'settle --quote ID --again --yes',
  ],
  run: (invocation, openSession) =>
    runQuotesSettle(invocation, () => connectCorpayCustomer(invocation, openSession)),
};
