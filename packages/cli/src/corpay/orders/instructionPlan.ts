import type { Instruction } from '@fx-gateway/domain/corpay';
import { formatMoney } from '@fx-gateway/domain/money';
import type { Plan } from '../../program/confirmChange.ts';

/** The names that stand for the ids of an instruction. */
export type InstructionNames = {
  readonly payee: string;
  readonly method: string;
  readonly purpose: string;
  readonly account: string;
  readonly feeAccount: string;
};

/** What an instruction will do, under the labels of its form. */
export const instructionPlan = ({ orderNumber, payment }: Instruction, names: InstructionNames): Plan => ({
  title: `The payment of order ${orderNumber} will be instructed.`,
  facts: [
    ['Beneficiary', names.payee],
    ['Amount', formatMoney(payment.amount)],
    ['Payment Method', names.method],
    ['Payment Purpose', names.purpose],
    ['Settlement Account', names.account],
    ['Fee Settlement Account', names.feeAccount],
    ['Payment Reference', payment.paymentReference || 'none'],
  ],
  question: 'Instruct it?',
});
