import { checkField, fieldMessages } from '../forms/index.ts';
import { compareMoney, formatAmount, readDecimal, type Money } from '../money/index.ts';
import { feeSettlement, settlementChoices } from './feeSettlement.ts';
import type { Instruction } from './instruction.ts';
import type { SettlementAccount } from './settlementAccount.ts';

/** A booked deal as the instruct step needs it. */
export type BookedDeal = {
  readonly orderNumber: string;
  /** What beneficiaries receive: the most that can be instructed (CP-INSTR-5, S-107). */
  readonly payment: Money;
  readonly settlementCurrency: string;
};

/** The Instruct Payment form (CP-INSTR-4); ids are empty until chosen. The settlement purpose is always Spot (S-109). */
export type InstructForm = {
  readonly beneficiaryId: string;
  readonly amount: string;
  readonly deliveryMethod: string;
  readonly paymentPurpose: string;
  readonly settlementAccount: string;
  readonly feeSettlementAccount: string;
  readonly paymentReference: string;
  /** The tick that the bank details were checked with the payee; asked for only while that is open. */
  readonly detailsChecked?: boolean;
};

/** What is chosen or typed. */
export type InstructField = Exclude<keyof InstructForm, 'detailsChecked'>;

export type InstructMessages = Partial<Record<keyof InstructForm, string>>;

/** A reference longer than this is cut by banks on the way. */
export const longestReference = 140;

const amountMessage = (text: string, payment: Money): string | null =>
  checkField(text, {
    required: true,
    custom: (typed) => {
      const amount = readDecimal(typed, payment.currency);
      if (amount === null || amount.minor <= 0n) return false;
      return (
        compareMoney(amount, payment) <= 0 ||
        fieldMessages.maxAmount(Number(formatAmount(payment).replaceAll(',', '')))
      );
    },
  });

const chosen = (id: string, choices: readonly { readonly id: string }[]): string | null =>
  choices.some((choice) => choice.id === id) ? null : fieldMessages.required;

/**
 * The message of every field that is wrong; no entries when the form can be submitted (CP-INSTR-5 to CP-INSTR-8).
 * The fee account counts only when it has to be chosen (CP-INSTR-9, CP-INSTR-10), the tick only when the
 * payee's bank details are new and not yet checked.
 */
export const checkInstructForm = (
  form: InstructForm,
  deal: BookedDeal,
  accounts: readonly SettlementAccount[],
  payeeOpen = false,
): InstructMessages => {
  const account = settlementChoices(accounts, deal.settlementCurrency).find(
    ({ id }) => id === form.settlementAccount,
  );
  const fee = account === undefined ? null : feeSettlement(account, accounts);
  const messages: Record<keyof InstructForm, string | null> = {
    beneficiaryId: form.beneficiaryId === '' ? fieldMessages.required : null,
    amount: amountMessage(form.amount, deal.payment),
    deliveryMethod: form.deliveryMethod === '' ? fieldMessages.required : null,
    paymentPurpose: form.paymentPurpose === '' ? fieldMessages.required : null,
    settlementAccount: account === undefined ? fieldMessages.required : null,
    feeSettlementAccount: fee?.kind === 'choose' ? chosen(form.feeSettlementAccount, fee.choices) : null,
    paymentReference: checkField(form.paymentReference, { maxLength: longestReference }),
    detailsChecked: payeeOpen && form.detailsChecked !== true ? fieldMessages.required : null,
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null));
};

/** The instruction that a valid form stands for; null while the form has a wrong field. */
export const instructionOf = (
  form: InstructForm,
  deal: BookedDeal,
  accounts: readonly SettlementAccount[],
  payeeOpen = false,
): Instruction | null => {
  if (Object.keys(checkInstructForm(form, deal, accounts, payeeOpen)).length > 0) return null;
  const amount = readDecimal(form.amount, deal.payment.currency);
  const account = accounts.find(({ id }) => id === form.settlementAccount);
  if (amount === null || account === undefined) return null;
  const fee = feeSettlement(account, accounts);
  const feeAccount =
    fee.kind === 'same-account'
      ? fee.account
      : fee.choices.find(({ id }) => id === form.feeSettlementAccount);
  if (feeAccount === undefined) return null;
  return {
    orderNumber: deal.orderNumber,
    payment: {
      amount,
      beneficiaryId: form.beneficiaryId,
      deliveryMethod: form.deliveryMethod,
      purposeOfPayment: form.paymentPurpose,
      paymentReference: form.paymentReference.trim(),
    },
    settlement: { accountId: account.id, deliveryMethod: account.method.id, currency: account.currency },
    fee: { accountId: feeAccount.id, deliveryMethod: feeAccount.method.id },
  };
};
