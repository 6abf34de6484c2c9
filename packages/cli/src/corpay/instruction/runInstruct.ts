import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  askedOtherwise,
  awaitedInstructionOf,
  corpayWords,
  instructDeal,
  namedDifferences,
  openInstructionOf,
  type AskedInstruction,
  type AwaitedInstruction,
  type Instruction,
  type InstructionPress,
  type OrderDetail,
} from '@fx-gateway/domain/corpay';
import { readDecimal, readShownAmount } from '@fx-gateway/domain/money';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { moneyData } from '../../amounts/amountData.ts';
import type { CommandResult } from '../../command/commandResult.ts';
import { confirmChange, requireConsent } from '../../command/confirmChange.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { changed, output } from '../../command/output.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import { facts } from '../../terminal/table.ts';
import { settleOneInstruction } from '../openSteps/settleOneInstruction.ts';
import { settledWords, type SettledStep } from '../openSteps/settledStep.ts';
import type { CorpayScope, OpenScope } from '../scope/corpayScope.ts';
import { checkReference } from './checkReference.ts';
import { fillInstruction } from './fillInstruction.ts';
import { instructionFailure, interruptedInstruction } from './instructionFailure.ts';
import { dealToInstruct, readOrder } from './readOrderToInstruct.ts';

const instructionData = ({ orderNumber, payment, settlement, fee }: Instruction) => ({
  orderNumber,
  payment: {
    beneficiary: payment.beneficiaryId,
    ...moneyData(payment.amount),
    method: payment.deliveryMethod,
    purpose: payment.purposeOfPayment,
    reference: payment.paymentReference,
  },
  settlement: {
    account: settlement.accountId,
    method: settlement.deliveryMethod,
    currency: settlement.currency,
  },
  fee: { account: fee.accountId, method: fee.deliveryMethod },
});

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
    details: {
      deliveryMethod: options.text('method'),
      paymentPurpose: options.text('purpose'),
      settlementAccount: options.text('account'),
      feeSettlementAccount: options.text('feeAccount'),
    },
  };
};

const send = async (
  invocation: Invocation,
  scope: CorpayScope,
  press: InstructionPress,
): Promise<Outcome> => {
  const { corpay, journal, bankDetailChecks, confirmedAccounts } = scope;
  const { orderNumber } = press.instruction;
  const sent = await withExclusiveLock(invocation, scope, async () => {
    invocation.interruptedWith(interruptedInstruction(orderNumber));
    const ports = {
      ...corpay,
      journal,
      bankDetailChecks,
      confirmedAccounts,
      clock: systemClock,
      identifiers: systemIdentifiers,
    };
    return succeeded(await instructDeal(ports, press));
  });
  invocation.interruptedWith(null);
  if (!sent.ok) return sent;
  const outcome = sent.value;
  if (outcome.kind === 'instructed') return instructed(outcome.orderNumber);
  if (outcome.kind !== 'instructed-differently') return failed(instructionFailure(outcome, orderNumber));
  const different = await namedDifferences(corpay, outcome.intent, outcome.different);
  return failed(instructionFailure({ ...outcome, different }, orderNumber));
};

/** An instruction of this order whose answer was lost; other open steps keep nothing from being instructed. */
const settleEarlier = async (
  invocation: Invocation,
  scope: CorpayScope,
  orderNumber: string,
): CommandResult<SettledStep | null> => {
  const open = openInstructionOf(await scope.journal.list(), orderNumber);
  if (open === null) return succeeded(null);
  const looked = await settleOneInstruction(invocation, scope, open);
  if (!looked.ok) return looked;
  if (!looked.value.ok) return failed(looked.value.failure.failure);
  await invocation.report(settledWords(looked.value.value));
  return looked.value;
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
export const runInstruct = async (invocation: Invocation, openScope: OpenScope): Promise<Outcome> => {
  const [orderNumber = ''] = invocation.args;
  const consent = requireConsent(invocation);
  if (!consent.ok) return consent;
  const reference = checkReference(invocation.options);
  if (!reference.ok) return reference;
  const scope = await openScope();
  if (!scope.ok) return scope;
  // Settling forgets for whom it was booked.
  const bookedFor = awaitedInstructionOf(await scope.value.journal.list(), orderNumber);
  const settled = await settleEarlier(invocation, scope.value, orderNumber);
  if (!settled.ok) return settled;
  const order = await readOrder(scope.value, orderNumber);
  if (!order.ok) return order;
  const otherwise =
    settled.value?.kind === 'instructed'
      ? askedOtherwise(settled.value.intent, askedAgain(invocation, order.value, bookedFor))
      : null;
  if (otherwise?.length === 0) return instructed(orderNumber);
  const deal = dealToInstruct(order.value, orderNumber, otherwise ?? []);
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
