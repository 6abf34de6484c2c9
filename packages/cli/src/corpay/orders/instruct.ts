import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  awaitedInstructionOf,
  corpayWords,
  instructDeal,
  instructedDifferentlyWords,
  instructingWords,
  instructionWords,
  notKeptWords,
  partnerSaysWords,
  openInstructionOf,
  payeeCheckWords,
  repeatsInstruction,
  type AskedInstruction,
  type AwaitedInstruction,
  type Instruction,
  type InstructionOutcome,
  type InstructionPress,
  type OrderDetail,
} from '@fx-gateway/domain/corpay';
import { readDecimal, readShownAmount } from '@fx-gateway/domain/money';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { commandFailure, outcomeUnknown, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { confirmChange, requireConsent } from '../../command/confirmChange.ts';
import type { Asked, Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { changed, output } from '../../command/output.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { moneyData } from '../amounts/amountData.ts';
import { corpayCommandFailure } from '../scope/corpayCommandFailure.ts';
import { openCorpayScope, type CorpayScope, type OpenScope } from '../scope/corpayScope.ts';
import { settledWords, type SettledInstruction } from '../openSteps/settledStep.ts';
import { settleOneInstruction } from '../openSteps/settleOneInstruction.ts';
import { withExclusiveLock } from '../scope/withExclusiveLock.ts';
import { fillInstruction } from './fillInstruction.ts';
import { dealToInstruct, readOrder } from './readOrderToInstruct.ts';

const settleHint = (orderNumber: string): string =>
  `Find out with: fxg orders show ${orderNumber}. Running the same command again settles it too and never pays twice.`;

const interruptedInstruction = (orderNumber: string): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the instruction was on its way: it may have been made.',
    { hint: settleHint(orderNumber) },
  );

const instructionFailure = (
  outcome: Exclude<InstructionOutcome, { kind: 'instructed' }>,
  orderNumber: string,
): CommandFailure => {
  switch (outcome.kind) {
    case 'refused':
      return corpayCommandFailure(outcome.failure, instructionWords(outcome.failure));
    case 'not-kept':
      return commandFailure(exitCodes.failed, 'not-kept', notKeptWords);
    case 'instructed-differently':
      return commandFailure(
        exitCodes.refused,
        'instructed-differently',
        instructedDifferentlyWords(outcome.intent, outcome.instructedAs),
        { hint: partnerSaysWords(outcome.failure), requestId: outcome.failure.requestId },
      );
    case 'earlier-open':
      return commandFailure(
        exitCodes.pending,
        'earlier-open',
        instructingWords.earlierOpen(outcome.earlier),
        { hint: settleHint(orderNumber) },
      );
    case 'details-unchecked':
      return commandFailure(exitCodes.usage, 'usage', payeeCheckWords.why, {
        hint: 'They were changed just now. Check them with the beneficiary, then run this again.',
      });
    case 'unknown':
      return outcomeUnknown('It is not known whether the payment was instructed.', {
        hint: settleHint(orderNumber),
        requestId: outcome.failure.requestId,
      });
  }
};

const instructed = (orderNumber: string) =>
  changed(`The payment of order ${orderNumber} was instructed.`, { orderNumber, instructed: true }, (paint) =>
    [facts([['Order confirmed!', orderNumber]], paint), corpayWords.confirmationFollows].join('\n'),
  );

/** What this call asks for, where it may repeat an instruction whose answer was lost. */
const askedAgain = (
  { options }: Invocation,
  { sell }: OrderDetail,
  bookedFor: AwaitedInstruction | null,
): AskedInstruction => {
  const all = readShownAmount(sell);
  const amount = options.text('amount');
  return {
    payment: amount === null || all === null ? all : readDecimal(amount, all.currency),
    beneficiaryId: options.text('beneficiary') ?? bookedFor?.beneficiaryId ?? null,
    reference: options.text('reference') ?? '',
  };
};

const send = async (
  invocation: Invocation,
  scope: CorpayScope,
  press: InstructionPress,
): Promise<Outcome> => {
  const { corpay, journal, payeeChecks, connection, user } = scope;
  const { orderNumber } = press.instruction;
  const sent = await withExclusiveLock(connection.lock(user.sub), async () => {
    invocation.interruptedWith(interruptedInstruction(orderNumber));
    const ports = { ...corpay, journal, payeeChecks, clock: systemClock, identifiers: systemIdentifiers };
    return succeeded(await instructDeal(ports, press));
  });
  invocation.interruptedWith(null);
  if (!sent.ok) return sent;
  const outcome = sent.value;
  return outcome.kind === 'instructed'
    ? instructed(outcome.orderNumber)
    : failed(instructionFailure(outcome, orderNumber));
};

/** An instruction of this order whose answer was lost; other open steps keep nothing from being instructed. */
const settleEarlier = (
  invocation: Invocation,
  scope: CorpayScope,
  orderNumber: string,
): Asked<SettledInstruction | null> =>
  withExclusiveLock<SettledInstruction | null>(scope.connection.lock(scope.user.sub), async () => {
    const open = openInstructionOf(await scope.journal.list(), orderNumber);
    if (open === null) return succeeded(null);
    const looked = await settleOneInstruction(invocation, scope, open);
    if (!looked.ok) return looked;
    if (!looked.value.ok) return failed(looked.value.failure.failure);
    await invocation.tell(settledWords(looked.value.value));
    return looked.value;
  });

/** Runs the command; `openScope` reaches the partner as the person of the profile. */
export const runInstruct = async (invocation: Invocation, openScope: OpenScope): Promise<Outcome> => {
  const [orderNumber = ''] = invocation.args;
  const consent = requireConsent(invocation);
  if (!consent.ok) return consent;
  const scope = await openScope();
  if (!scope.ok) return scope;
  // Settling forgets for whom it was booked.
  const bookedFor = awaitedInstructionOf(await scope.value.journal.list(), orderNumber);
  const settled = await settleEarlier(invocation, scope.value, orderNumber);
  if (!settled.ok) return settled;
  const order = await readOrder(scope.value, orderNumber);
  if (!order.ok) return order;
  const made =
    settled.value?.kind === 'instructed' &&
    repeatsInstruction(settled.value.intent, askedAgain(invocation, order.value, bookedFor));
  if (made) return instructed(orderNumber);
  const deal = dealToInstruct(order.value, orderNumber);
  if (!deal.ok) return deal;
  const filled = await fillInstruction(invocation, scope.value, { deal: deal.value, bookedFor });
  if (!filled.ok) return filled;
  const { plan, ...press } = filled.value;
  const go = await confirmChange(invocation, plan);
  if (!go.ok) return go;
  if (go.value === 'stop')
    return output({ dryRun: true, would: instructionData(press.instruction) }, () => '');
  return send(invocation, scope.value, press);
};

export const instruct: PartnerVerb = {
  usage: 'instruct <order>',
  summary: 'Instruct the payment of a booked order.',
  changes: true,
  options: [
    {
      flags: '--beneficiary <id>',
      summary: 'who is paid; the one the order was booked for when it was booked here',
    },
    { flags: '--purpose <id>', summary: 'the purpose of the payment' },
    { flags: '--account <id>', summary: 'the account that the deal is settled from' },
    {
      flags: '--fee-account <id>',
      summary:
        'the USD account for the fee; where the other account is in USD the fee comes from that one, and no other can be named',
    },
    { flags: '--method <code>', summary: 'W is Wire, E is iACH; the first of the beneficiary when left out' },
    { flags: '--amount <n>', summary: 'what is paid; all of the order when left out' },
    {
      flags: '--partial',
      summary: 'you know that what --amount leaves of the order can never be instructed',
    },
    { flags: '--reference <text>', summary: 'the payment reference' },
    {
      flags: '--details-checked',
      summary:
        'you checked new bank details with the beneficiary by calling a telephone number you already knew',
    },
  ],
  output: '{ "orderNumber", "instructed": true }',
  examples: [
    'instruct 1000234',
    'instruct 1000234 --beneficiary ID --purpose ID --account ID --fee-account ID --yes',
    'instruct 1000234 --purpose ID --account ID --dry-run',
  ],
  run: (invocation, openSession) => runInstruct(invocation, () => openCorpayScope(openSession)),
};

const instructionData = ({ payment, ...rest }: Instruction) => ({
  ...rest,
  payment: { ...payment, amount: moneyData(payment.amount) },
});
