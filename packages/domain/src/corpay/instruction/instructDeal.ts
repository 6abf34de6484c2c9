import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import {
  recheckBankDetailsBeforeSend,
  type BankDetailConfirmation,
  type BankDetailQuestion,
} from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import type { StoredInstructionCall, CorpayJournalEntry } from '../intents/intent.ts';
import { storeAndSendMoneyCall } from '../../intents/storeAndSendMoneyCall.ts';
import { provesNothingHappened, type CallFailure } from '../../calls/callFailure.ts';
import type { CorpayBeneficiaries, CorpayDeals } from '../api/corpayPorts.ts';
import { instructionFailureMessage } from '../api/corpayMessages.ts';
import { readCorpayAccounts } from '../bankDetails/corpayPayeeAccount.ts';
import type { Instruction } from '../api/instruction.ts';
import type { InstructionDifference } from './compareInstruction.ts';
import type { InstructField } from './instructForm.ts';
import { findOpenInstruction } from '../intents/intentsOfOrder.ts';
import type { OrderPayment } from '../api/order.ts';
import {
  storeInstructedOrder,
  resolveLostInstruction,
  type InstructionOutcomePorts,
} from './resolveLostInstruction.ts';

/** One press of Submit. */
export type InstructionInput = {
  readonly instruction: Instruction;
  /** The name of the beneficiary. */
  readonly payee: string;
  /** The fingerprint of the bank details when the deal was booked for this beneficiary; null where it is not known. */
  readonly printThen: string | null;
  /** What the user has said about the bank details. */
  readonly bankDetails: BankDetailConfirmation;
};

/** What became of an instruction. Nothing was sent after `earlier-open`, `details-unchecked`, `details-unread` and
 * `not-kept`. */
export type InstructionOutcome =
  | { readonly kind: 'instructed'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** Refused, because the order was instructed with something else. */
  | {
      readonly kind: 'instructed-differently';
      readonly orderNumber: string;
      readonly intent: StoredInstructionCall;
      readonly failure: CallFailure;
      readonly instructedAs: readonly OrderPayment[];
      readonly different: readonly InstructionDifference[];
    }
  /** Refused, because the order was instructed already, with nothing in which a difference can be seen. */
  | {
      readonly kind: 'instructed-already';
      readonly orderNumber: string;
      readonly intent: StoredInstructionCall;
      readonly failure: CallFailure;
      readonly instructedAs: readonly OrderPayment[];
      readonly unclear: readonly InstructField[];
    }
  | { readonly kind: 'unknown'; readonly intent: StoredInstructionCall; readonly failure: CallFailure }
  /** Another instruction of this order has no answer yet, in this or another tab or terminal. */
  | { readonly kind: 'earlier-open'; readonly earlier: StoredInstructionCall }
  /** The beneficiary's bank details are new or have changed, and were not confirmed as checked. */
  | { readonly kind: 'details-unchecked'; readonly questions: readonly BankDetailQuestion[] }
  /** They could not be read, and the user has not said that this does not matter. */
  | { readonly kind: 'details-unread'; readonly failure: CallFailure }
  | { readonly kind: 'not-kept' };

type InstructionPorts = InstructionOutcomePorts & {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'show'>;
  readonly deals: CorpayDeals;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly identifiers: Identifiers;
  /** Hears that the call is about to leave, and may hold it: nothing more is read or asked before it. */
  readonly leaving?: () => Promise<void>;
};

/**
 * Instructs the payment of a booked deal once (CP-INSTR-15 to CP-INSTR-19, S-77, S-80), unless an instruction of this
 * order is still without an answer. A 2xx answer counts, and a refused call is never told as carried out: the payments
 * of the order tell whether it was instructed by another, or by a copy of this one, since a browser may send a call
 * twice. The bank details are read at this moment, since another machine may have changed them, and nothing is sent
 * while they are to be checked (PAYEE-1). A check that this device opened closes when it is known that the payment is
 * instructed.
 */
export const instructDeal = async (
  ports: InstructionPorts,
  { instruction, payee, printThen, bankDetails }: InstructionInput,
): Promise<InstructionOutcome> => {
  const { orderNumber, payments } = instruction;
  const [payment] = payments;
  const { beneficiaryId } = payment;
  const guard = await recheckBankDetailsBeforeSend(
    { ...ports, readAccounts: readCorpayAccounts(ports.beneficiaries) },
    [{ beneficiaryId, printThen }],
    bankDetails,
  );
  if (guard.kind !== 'clear') return guard;
  const accountEnding = guard.endings.get(beneficiaryId);
  await ports.leaving?.();
  const intent: StoredInstructionCall = {
    kind: 'instruction',
    orderNumber,
    idempotencyKey: ports.identifiers.uuid(),
    payment: payment.amount,
    beneficiaryId,
    payee,
    reference: payment.paymentReference,
    details: {
      deliveryMethod: payment.deliveryMethod,
      paymentPurpose: payment.purposeOfPayment,
      settlementAccount: instruction.settlement.accountId,
      feeSettlementAccount: instruction.fee.accountId,
    },
    detailsChecked: guard.confirmedNow(beneficiaryId),
    ...(accountEnding === undefined ? {} : { accountEnding }),
    startedAt: ports.clock.now(),
  };
  const sent = await storeAndSendMoneyCall(ports.journal, intent, {
    against: (kept: readonly CorpayJournalEntry[]) => findOpenInstruction(kept, orderNumber),
    send: () => ports.deals.instruct(instruction, intent.idempotencyKey),
    path: '/deal/instruct',
    clock: ports.clock,
    // What the partner refuses may be what it has just carried out: only the payments of the order tell.
    isRefusal: ({ kind }) => kind !== 'refused',
    refusedAs: (failure) => ({
      became: 'not-instructed',
      number: orderNumber,
      words: instructionFailureMessage(failure),
    }),
  });
  switch (sent.kind) {
    case 'answered': {
      // The instruct's own number counts, else the booked one (S-106).
      const instructed = sent.answer.orderNumber ?? orderNumber;
      // What could not be kept leaves it open: it is settled by the payments of its order later.
      await storeInstructedOrder(ports, intent, sent.answer).catch(() => undefined);
      return { kind: 'instructed', orderNumber: instructed };
    }
    case 'open':
      return afterFailure(ports, intent, sent.failure);
    case 'stopped':
      return { kind: 'earlier-open', earlier: sent.by };
    case 'refused':
    case 'not-kept':
      return sent;
  }
};

/**
 * What a refusal meant is told by the payments of the order. What stays open is kept with the word that its call was
 * answered, when it was: silence proves no end, since the partner may still be handling the call.
 */
const afterFailure = async (
  ports: InstructionPorts,
  sent: StoredInstructionCall,
  failure: CallFailure,
): Promise<InstructionOutcome> => {
  if (failure.status === null) return { kind: 'unknown', intent: sent, failure };
  const refused = provesNothingHappened(failure);
  const intent: StoredInstructionCall = { ...sent, callEnded: true, ...(refused ? { refused: true } : {}) };
  const settlement = refused
    ? await resolveLostInstruction(ports, intent, instructionFailureMessage(failure))
    : null;
  switch (settlement?.kind) {
    case 'instructed':
      return settlement;
    case 'instructed-differently':
    case 'instructed-already':
      return { ...settlement, intent, failure };
    case 'not-instructed':
      return { kind: 'refused', failure };
    case 'unknown':
    case undefined:
      // Where that could not be kept, the intent stays open and is looked into later.
      await ports.journal.amend(intent).catch(() => undefined);
      return { kind: 'unknown', intent, failure };
  }
};
