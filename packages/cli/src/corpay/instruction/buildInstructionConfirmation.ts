import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import { instructLabels } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { ChangeToConfirm } from '../../verbs/confirmChange.ts';

/** The names that stand for the ids of an instruction. */
type InstructionNames = {
  readonly beneficiary: string;
  /** Bank and last four characters of the account. */
  readonly paidTo: string;
  readonly method: string;
  readonly purpose: string;
  readonly account: string;
  readonly feeAccount: string;
};

/** What an instruction will do, under the labels of its form, and what of the deal it leaves. */
export const buildInstructionConfirmation = (
  { orderNumber, payments: [payment] }: Instruction,
  names: InstructionNames,
  rest: Money | null,
): ChangeToConfirm => ({
  title: `The payment of order ${orderNumber} will be instructed.`,
  facts: [
    [instructLabels.beneficiaryId, names.beneficiary],
    [bankDetailMessages.paidTo, names.paidTo],
    [instructLabels.amount, formatMoney(payment.amount)],
    ...(rest === null ? [] : [['Stays uninstructed for good', formatMoney(rest)] as const]),
    [instructLabels.deliveryMethod, names.method],
    [instructLabels.paymentPurpose, names.purpose],
    [instructLabels.settlementAccount, names.account],
    [instructLabels.feeSettlementAccount, names.feeAccount],
    [instructLabels.paymentReference, payment.paymentReference || 'none'],
  ],
  question: 'Instruct it?',
});
