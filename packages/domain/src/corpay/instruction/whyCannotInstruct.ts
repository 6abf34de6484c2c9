import type { CallFailure } from '../../calls/callFailure.ts';
import { beneficiariesFailureMessage } from '../api/corpayMessages.ts';
import type { InstructForm, InstructMessages } from './instructForm.ts';

/** The labels of the Instruct Payment form, as they stand above the fields. */
export const instructLabels: Readonly<Record<keyof InstructForm, string>> = {
  beneficiaryId: 'Beneficiary',
  amount: 'Amount',
  deliveryMethod: 'Payment Method',
  paymentPurpose: 'Payment Purpose',
  settlementAccount: 'Settlement Account',
  feeSettlementAccount: 'Fee Settlement Account',
  paymentReference: 'Payment Reference',
  detailsChecked: 'the check of the bank details',
  partAccepted: 'your word that the rest stays uninstructed',
};

const inOrder = Object.keys(instructLabels) as readonly (keyof InstructForm)[];

/** Why a payment cannot be instructed now, the reason that matters most first. */
export type CannotInstructReason =
  /** It is not known whether an earlier instruction of the order was carried out. */
  | { readonly kind: 'earlier-instruction-open' }
  | { readonly kind: 'beneficiaries-loading' }
  | { readonly kind: 'beneficiaries-unavailable'; readonly failure: CallFailure }
  | { readonly kind: 'fields-wrong'; readonly fields: readonly (keyof InstructForm)[] }
  /** It is not known yet whether the bank details were checked. */
  | { readonly kind: 'check-unread' };

/** Null when the Instruct Payment form can be opened. */
export const whyCannotOpenInstruct = (known: {
  /** True while an earlier instruction of the order has no answer that counts. */
  readonly unsettled: boolean;
  readonly beneficiaries: { readonly value: unknown; readonly failure: CallFailure | null };
}): CannotInstructReason | null => {
  if (known.unsettled) return { kind: 'earlier-instruction-open' };
  const { value, failure } = known.beneficiaries;
  if (value !== null) return null;
  return failure === null
    ? { kind: 'beneficiaries-loading' }
    : { kind: 'beneficiaries-unavailable', failure };
};

/** Null when the form can be submitted (CP-INSTR-8). */
export const whyCannotSubmitInstruction = ({
  unsettled,
  messages,
  checkOpen,
}: {
  readonly unsettled: boolean;
  readonly messages: InstructMessages;
  /** Whether the bank details are still to be checked; null until that is known. */
  readonly checkOpen: boolean | null;
}): CannotInstructReason | null => {
  if (unsettled) return { kind: 'earlier-instruction-open' };
  const fields = inOrder.filter((field) => messages[field] !== undefined);
  if (fields.length > 0) return { kind: 'fields-wrong', fields };
  return checkOpen === null ? { kind: 'check-unread' } : null;
};

/** What stands under the button while it is off. */
export const cannotInstructMessage = (reason: CannotInstructReason): string => {
  switch (reason.kind) {
    case 'earlier-instruction-open':
      return 'First settle what became of your instruction.';
    case 'beneficiaries-loading':
      return 'Loading beneficiaries...';
    case 'beneficiaries-unavailable':
      return beneficiariesFailureMessage(reason.failure);
    case 'fields-wrong':
      return `Still needed: ${reason.fields.map((field) => instructLabels[field]).join(', ')}.`;
    case 'check-unread':
      return 'Looking up whether the bank details were checked.';
  }
};
