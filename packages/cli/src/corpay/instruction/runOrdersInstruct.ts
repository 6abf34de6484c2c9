import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { findBeneficiariesByIdOrName } from '@fx-gateway/domain/beneficiaries/findBeneficiariesByIdOrName.ts';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  findDifferingInstructFields,
  type RequestedInstruction,
} from '@fx-gateway/domain/corpay/instruction/findDifferingInstructFields.ts';
import {
  instructDeal,
  type InstructionOutcome,
  type InstructionInput,
} from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import { differingFieldsMessage } from '@fx-gateway/domain/corpay/instruction/differenceMessages.ts';
import { replacePurposeCodesByNames } from '@fx-gateway/domain/corpay/instruction/replacePurposeCodesByNames.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import {
  journalEntryId,
  type DealAwaitingInstructionEntry,
  type StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  findAwaitedInstruction,
  findOpenInstruction,
} from '@fx-gateway/domain/corpay/intents/intentsOfOrder.ts';
import type { MoneyCallOutcome } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmChange, requireWayToConfirm } from '../../verbs/confirmChange.ts';
import { setInterruptFailureOnSend } from '../../verbs/setInterruptFailureOnSend.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { sayNotSentOnInterrupt } from '../../verbs/sayNotSentOnInterrupt.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeChangeOutput, makeOutput } from '../../verbs/makeOutput.ts';
import { sendAskingAboutUnreadDetails } from '../../bankDetails/sendAskingAboutUnreadDetails.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import { cleanPastedNumber } from '../../partner-verbs/cleanPastedNumber.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { resolveOpenInstruction } from '../openSteps/resolveOpenInstruction.ts';
import {
  moneyCallOutcomeMessage,
  type BookingOrInstructionOutcome,
} from '../openSteps/moneyCallOutcomeMessage.ts';
import { findRunBookingFailure, findRunInstructingFailure } from '../../quoting/findRunOpenFailure.ts';
import { makeCustomerCorpayRuns } from '../scope/makeCustomerCorpayRuns.ts';
import { markReportedOnceWritten, mentionUnreportedOutcomes } from '../../quoting/unreportedOutcomes.ts';
import { unreportedStepFormat } from '../openSteps/unreportedStepFormat.ts';
import type { CorpayCustomerConnection, ConnectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { refuseUnprintableReference } from './refuseUnprintableReference.ts';
import { bankDetailQuestionMessages, fillInstruction } from './fillInstruction.ts';
import { instructionFailure, instructionInterruptedFailure } from './instructionFailure.ts';
import { requireUninstructedDeal, readOrder } from './readOrderToInstruct.ts';

const instructionData = ({ orderNumber, payments: [payment], settlement, fee }: Instruction) => ({
  orderNumber,
  payment: {
    beneficiary: payment.beneficiaryId,
    ...toMoneyJson(payment.amount),
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

/** `earlier` is the instruction of an earlier call, which is this one; the id is that of the partner's answer to this call. */
const instructed = (
  orderNumber: string,
  {
    earlier = null,
    requestId = null,
  }: { readonly earlier?: StoredInstructionCall | null; readonly requestId?: string | null },
) =>
  makeChangeOutput(
    `The payment of order ${orderNumber} was instructed.`,
    {
      orderNumber,
      instructed: true as const,
      requestId,
      ...(earlier === null
        ? {}
        : { settled: true as const, sentAt: new Date(earlier.startedAt).toISOString() }),
    },
    (paint) =>
      [
        formatLabelledValues([['Order confirmed!', orderNumber]], paint),
        corpayMessages.confirmationFollows,
      ].join('\n'),
  );

const whoIsPaid = {
  idOf: ({ beneficiaryId }: StoredInstructionCall): string => beneficiaryId,
  nameOf: ({ payee }: StoredInstructionCall): string => payee ?? '',
};

/** What this call asks for, where it may repeat an instruction whose answer was lost. */
const askedAgain = (
  { options }: Invocation,
  { sell }: OrderDetail,
  bookedFor: Pick<DealAwaitingInstructionEntry, 'beneficiaryId'> | null,
  earlier: StoredInstructionCall | null,
): RequestedInstruction => {
  const named = options.text('beneficiary');
  // The earlier one knows its payee by name, too.
  const isSamePayee =
    named !== null &&
    findBeneficiariesByIdOrName(named, earlier === null ? [] : [earlier], whoIsPaid).length > 0;
  const all = readDisplayOnlyAmount(sell);
  const amount = options.text('amount');
  return {
    payment: amount === null || all === null ? all : readDecimal(amount, all.currency),
    beneficiaryId: (isSamePayee ? earlier?.beneficiaryId : named) ?? bookedFor?.beneficiaryId ?? null,
    reference: options.text('reference') ?? '',
    details: {
      deliveryMethod: options.text('method'),
      paymentPurpose: options.text('purpose'),
      settlementAccount: options.text('account'),
      feeSettlementAccount: options.text('feeAccount'),
    },
  };
};

/** A payment run of this machine that may have instructed the order, which is not known yet. */
const findRunOpen = ({ connection, user }: CorpayCustomerConnection, orderNumber: string) =>
  findRunInstructingFailure(makeCustomerCorpayRuns(connection, user), orderNumber);

/** A payment run of this machine whose booking was never answered, and may have become the order. */
const findRunBooking = (
  { connection, user }: CorpayCustomerConnection,
  { ordNum: number, sell, entryDate }: OrderDetail,
  singles: readonly string[],
) =>
  findRunBookingFailure(
    makeCustomerCorpayRuns(connection, user),
    { number, sell: readDisplayOnlyAmount(sell), entryDate },
    singles,
  );

const send = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  press: InstructionInput,
): Promise<Outcome<'orders instruct'>> => {
  const { corpay, journal, bankDetailChecks, confirmedAccounts } = scope;
  const { orderNumber } = press.instruction;
  const ports = {
    ...corpay,
    journal,
    bankDetailChecks,
    confirmedAccounts,
    clock: systemClock,
    identifiers: systemIdentifiers,
    leaving: setInterruptFailureOnSend(invocation, instructionInterruptedFailure()),
  };
  const sent = await sendAskingAboutUnreadDetails<InstructionOutcome>(
    invocation,
    press.bankDetails,
    bankDetailQuestionMessages,
    (bankDetails) =>
      runWithCustomerLock(invocation, scope, async () => {
        const open = await findRunOpen(scope, orderNumber);
        return open === null ? succeeded(await instructDeal(ports, { ...press, bankDetails })) : failed(open);
      }),
  );
  if (!sent.ok) return sent;
  const outcome = sent.value;
  sayNotSentOnInterrupt(invocation, outcome);
  await countOrderAsTold(invocation, scope, orderNumber);
  if (outcome.kind === 'instructed')
    return instructed(outcome.orderNumber, { requestId: scope.lastChange.requestId() });
  if (outcome.kind !== 'instructed-differently') return failed(instructionFailure(outcome));
  const different = await replacePurposeCodesByNames(corpay, outcome.intent, outcome.different);
  return failed(instructionFailure({ ...outcome, different }));
};

type AnsweredInstruction = { readonly intent: StoredInstructionCall; readonly answer: MoneyCallOutcome };

/** The instructions of this order that were answered and not told yet; none where that cannot be read. */
const untoldOf = async (
  journal: CorpayJournal,
  orderNumber: string,
): Promise<readonly AnsweredInstruction[]> =>
  (await journal.unreported().catch(() => [])).flatMap(({ intent, answer }) =>
    intent.kind === 'instruction' && intent.orderNumber === orderNumber ? [{ intent, answer }] : [],
  );

const countOrderAsTold = async (
  invocation: Invocation,
  { journal }: CorpayCustomerConnection,
  orderNumber: string,
): Promise<void> =>
  markReportedOnceWritten(
    invocation,
    journal,
    (await untoldOf(journal, orderNumber)).map(({ intent }) => journalEntryId(intent)),
  );

/** An instruction of this order that was carried out, and of which nobody was told. */
const carriedOut = async (
  invocation: Invocation,
  { journal }: CorpayCustomerConnection,
  orderNumber: string,
): Promise<StoredInstructionCall | null> => {
  const untold = await untoldOf(journal, orderNumber);
  const done = untold.find(({ answer }) => answer.became === 'instructed')?.intent ?? null;
  const id = done === null ? null : journalEntryId(done);
  await mentionUnreportedOutcomes(invocation, journal, unreportedStepFormat, id === null ? [] : [id]);
  return done;
};

/** An instruction of this order whose answer was lost; other open steps keep nothing from being instructed. */
const settleEarlier = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  orderNumber: string,
): CommandResult<BookingOrInstructionOutcome | null> => {
  const open = findOpenInstruction(await scope.journal.list(), orderNumber);
  if (open === null) return succeeded(null);
  const looked = await resolveOpenInstruction(invocation, scope, open);
  if (!looked.ok) return looked;
  if (!looked.value.ok) return failed(looked.value.failure.failure);
  await invocation.report(moneyCallOutcomeMessage(looked.value.value));
  return looked.value;
};

/** Runs the command; `openScope` reaches the partner as the user of the profile. */
export const runOrdersInstruct = async (
  invocation: Invocation,
  openScope: ConnectCorpayCustomer,
): Promise<Outcome<'orders instruct'>> => {
  const orderNumber = cleanPastedNumber(invocation.args[0] ?? '');
  const consent = requireWayToConfirm(invocation);
  if (!consent.ok) return consent;
  const reference = refuseUnprintableReference(invocation.options);
  if (!reference.ok) return reference;
  const scope = await openScope();
  if (!scope.ok) return scope;
  // Settling forgets for whom it was booked.
  const bookedFor = findAwaitedInstruction(await scope.value.journal.list(), orderNumber);
  const untold = await carriedOut(invocation, scope.value, orderNumber);
  const settled = await settleEarlier(invocation, scope.value, orderNumber);
  if (!settled.ok) return settled;
  const earlier = settled.value?.kind === 'instructed' ? settled.value.intent : untold;
  const open = await findRunOpen(scope.value, orderNumber);
  if (open !== null) return failed(open);
  const order = await readOrder(scope.value, orderNumber);
  if (!order.ok) return order;
  const asked = askedAgain(invocation, order.value, bookedFor ?? untold, earlier);
  const differing = earlier === null ? [] : findDifferingInstructFields(earlier, asked);
  await countOrderAsTold(invocation, scope.value, orderNumber);
  if (earlier !== null && differing.length === 0) return instructed(orderNumber, { earlier });
  const deal = requireUninstructedDeal(
    order.value,
    orderNumber,
    earlier === null ? '' : differingFieldsMessage(differing, asked, earlier),
  );
  if (!deal.ok) return deal;
  const maybe = await findRunBooking(scope.value, order.value, bookedFor === null ? [] : [orderNumber]);
  if (maybe !== null) return failed(maybe);
  const filled = await fillInstruction(invocation, scope.value, { deal: deal.value, bookedFor });
  if (!filled.ok) return filled;
  const { plan, ...press } = filled.value;
  const go = await confirmChange(invocation, { ...plan, changes: 'money' });
  if (!go.ok) return go;
  if (go.value === 'stop')
    return makeOutput({ dryRun: true, would: instructionData(press.instruction) }, () => '');
  return send(invocation, scope.value, press);
};
