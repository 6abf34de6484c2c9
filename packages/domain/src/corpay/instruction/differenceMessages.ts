import { formatMoney } from '../../money/formatMoney.ts';
import type { PaymentPurpose } from '../api/settlementAccount.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import type { RequestedInstruction } from './findDifferingInstructFields.ts';
import type { InstructionDifference } from './compareInstruction.ts';
import type { InstructField } from './instructForm.ts';
import { instructLabels } from './whyCannotInstruct.ts';

/** A purpose in the words of the form, where they are known; else its code. */
export const formatPaymentPurpose = (code: string, purposes: readonly PaymentPurpose[]): string =>
  purposes.find(({ id }) => id === code)?.text ?? code;

/** `Amount (€900.00 instead of €892.00)`; what has no words, or has the same ones, is only named. */
const differenceText = (field: InstructField, now: string, before: string): string => {
  if (now === '' || now === before) return instructLabels[field];
  return `${instructLabels[field]} (${before === '' ? now : `${now} instead of ${before}`})`;
};

/** What was sent, as far as it has words of its own. */
const sentFieldText = (
  field: InstructField,
  { payment, payee, reference }: StoredInstructionCall,
): string => {
  switch (field) {
    case 'amount':
      return formatMoney(payment);
    case 'beneficiaryId':
      return payee ?? '';
    case 'paymentReference':
      return reference ?? '';
    default:
      return '';
  }
};

/** What of an order is not as it was sent, as the order has it and as it was sent; empty where nothing is known of it. */
export const formatInstructionDifferences = (
  intent: StoredInstructionCall,
  different: readonly InstructionDifference[],
  purposes: readonly PaymentPurpose[],
): string => {
  const named = different.map(({ field, shown }) => {
    const now = field === 'paymentPurpose' ? formatPaymentPurpose(shown, purposes) : shown;
    return differenceText(field, now, sentFieldText(field, intent));
  });
  return named.length === 0 ? '' : `What differs: ${named.join(', ')}.`;
};

/** An earlier call was carried out, and this one asks for something else: its fields, with both amounts. */
export const differingFieldsMessage = (
  fields: readonly InstructField[],
  asked: Pick<RequestedInstruction, 'payment'>,
  earlier: Pick<StoredInstructionCall, 'payment'>,
): string => {
  const now = asked.payment === null ? '' : formatMoney(asked.payment);
  const named = fields.map((field) =>
    field === 'amount' ? differenceText(field, now, formatMoney(earlier.payment)) : instructLabels[field],
  );
  return `You ask for something else now: ${named.join(', ')}.`;
};
