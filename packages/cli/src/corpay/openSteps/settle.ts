import { succeeded, type Result } from '@fx-gateway/domain/result';
import { joinSentences } from '@fx-gateway/domain/words';
import { requireConsent } from '../../command/confirmChange.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome, Output } from '../../command/outcome.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { openCorpayScope, type OpenScope } from '../scope/corpayScope.ts';
import { becameAnother } from './becameAnother.ts';
import { checkNamedBooking } from './checkNamedBooking.ts';
import { decideBooking, type StatedDecision } from './decideBooking.ts';
import { settleOpenSteps } from './settleOpenSteps.ts';
import type { OpenStep, SettledStep } from './settledStep.ts';

const stepData = (step: SettledStep) => {
  const quoteId = step.intent.kind === 'booking' ? step.intent.quoteId : null;
  const orderNumber = 'orderNumber' in step ? step.orderNumber : null;
  const isOrder = step.kind === 'settled-elsewhere' && quoteId !== null && orderNumber !== null;
  return { became: isOrder ? 'booked' : step.kind, quoteId, orderNumber };
};

const labels: Readonly<Record<SettledStep['kind'], string>> = {
  booked: 'Booked as order',
  'not-booked': 'Not booked, quote',
  instructed: 'Instructed order',
  'not-instructed': 'Not instructed order',
  'instructed-differently': 'Instructed differently, order',
  'instructed-already': 'Instructed already, order',
  'settled-elsewhere': 'Settled by another fxg',
};

const stepFact = (step: SettledStep): readonly [label: string, value: string] => [
  labels[step.kind],
  ('orderNumber' in step ? step.orderNumber : step.intent.quoteId) ?? 'no order is known',
];

/** What the options say about one booking; null when they say nothing. */
const readSaid = (invocation: Invocation): Result<StatedDecision | null, CommandFailure> => {
  const { options } = invocation;
  const quoteId = options.text('quote');
  const order = options.text('order');
  const none = options.flag('none');
  const again = options.flag('again');
  if (again) {
    const consent = requireConsent(invocation, 'Add --yes to do it without asking.');
    return consent.ok ? succeeded({ quoteId, decision: 'send-again' }) : consent;
  }
  return succeeded(order !== null || none ? { quoteId, decision: { order } } : null);
};

const namedFailure = ({ intent, failure }: OpenStep): string =>
  intent.kind === 'booking' ? `${failure.message} Its quote is ${intent.quoteId}.` : failure.message;

/** What stays open, all of it; null when nothing does. */
const openFailure = (open: readonly OpenStep[]): CommandFailure | null => {
  const [first] = open;
  if (first === undefined || open.length === 1) return first?.failure ?? null;
  return {
    ...first.failure,
    message: joinSentences(...open.map(namedFailure)),
    hint: open.map(({ failure }) => failure.hint ?? '').join('\n'),
  };
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
export const runSettle = async (invocation: Invocation, openScope: OpenScope): Promise<Outcome> => {
  const said = readSaid(invocation);
  if (!said.ok) return said;
  const scope = await openScope();
  if (!scope.ok) return scope;
  const kept = await scope.value.journal.list();
  const named = checkNamedBooking(kept, invocation.options.text('quote'), said.value !== null);
  if (!named.ok) return named;
  const looked = await settleOpenSteps(invocation, scope.value, decideBooking(invocation, said.value));
  if (!looked.ok) return looked;
  const { settled, open } = looked.value;
  return succeeded<Output>({
    data: settled.map(stepData),
    // The sentences were said on stderr.
    view: (paint) =>
      settled.length === 0 && open.length === 0 ? 'Nothing is open.' : facts(settled.map(stepFact), paint),
    failure: becameAnother(settled, said.value) ?? openFailure(open),
  });
};

export const settle: PartnerVerb = {
  usage: 'settle',
  summary: 'Find out what became of a booking or instruction whose answer was lost.',
  sends: true,
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
  output:
    '[{ "became": "booked" | "not-booked" | "instructed" | "not-instructed" | "instructed-differently" | "instructed-already" | "settled-elsewhere", "quoteId", "orderNumber" }]; exit 8 while one stays open, 7 where the booking became something else than was said',
  examples: [
    'settle',
    'settle --order 1000234',
    'settle --quote ID --none',
    'settle --quote ID --again --yes',
  ],
  run: (invocation, openSession) => runSettle(invocation, () => openCorpayScope(invocation, openSession)),
};
