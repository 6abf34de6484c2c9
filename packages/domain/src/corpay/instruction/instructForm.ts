import { checkField } from '../../forms/checkField.ts';
import { fieldMessages } from '../../forms/fieldMessages.ts';
import { readDecimal } from '../../money/decimal.ts';
import { findAmountProblem, type AmountFieldError } from '../../money/findAmountProblem.ts';
import { compareMoney, subtractMoney, type Money } from '../../money/makeMoney.ts';
import { amountTooSmallMessage } from '../quotes/quoteDraft.ts';
import { findFeeSettlementAccount, findUsableSettlementAccounts } from './findFeeSettlementAccount.ts';
import type { Instruction } from '../api/instruction.ts';
import type { SettlementAccount } from '../api/settlementAccount.ts';

/** A booked deal as the instruct step needs it. */
export type DealToInstruct = {
  readonly orderNumber: string;
  /** What beneficiaries receive: the most that can be instructed (CP-INSTR-5, S-107). */
  readonly payment: Money;
  readonly settlementCurrency: string;
  /** What the customer sends for the whole of it; null in a currency that is not computed with. */
  readonly settlement?: Money | null;
};

/**
 * The Instruct Payment form (CP-INSTR-4); ids are empty until chosen. The settlement purpose is always Spot (S-109).
 */
export type InstructForm = {
  readonly beneficiaryId: string;
  readonly amount: string;
  readonly deliveryMethod: string;
  readonly paymentPurpose: string;
  readonly settlementAccount: string;
  readonly feeSettlementAccount: string;
  readonly paymentReference: string;
  /** The tick that the bank details were checked with the beneficiary; asked for only while that is open. */
  readonly detailsChecked?: boolean;
  /** The tick that the rest of the deal stays uninstructed; asked for only while the amount leaves one. */
  readonly partAccepted?: boolean;
};

/** What is chosen or typed. */
export type InstructField = Exclude<keyof InstructForm, 'detailsChecked' | 'partAccepted'>;

export type InstructMessages = Partial<Record<keyof InstructForm, string>>;

/** A reference longer than this is cut by banks on the way. */
export const maxReferenceLength = 140;

/** What of the deal stays uninstructed with this amount; null when nothing does, or the amount cannot be sent. */
export const computeUninstructedRest = (text: string, { payment }: DealToInstruct): Money | null => {
  const amount = readDecimal(text, payment.currency);
  return amount !== null && amount.minor > 0n && compareMoney(amount, payment) < 0
    ? subtractMoney(payment, amount)
    : null;
};

/** What is wrong with the amount that is instructed, or null: above zero, at most what was booked (CP-INSTR-5, S-107). */
export const findInstructAmountProblem = (
  text: string,
  { payment }: DealToInstruct,
): AmountFieldError | null =>
  findAmountProblem(text, payment.currency, {
    required: true,
    tooLittle: amountTooSmallMessage,
    most: payment,
  });

/** The account that settles the fee; undefined when it still has to be chosen, or cannot. */
const feeAccountOf = (
  { feeSettlementAccount }: InstructForm,
  account: SettlementAccount,
  accounts: readonly SettlementAccount[],
): SettlementAccount | undefined => {
  const fee = findFeeSettlementAccount(account, accounts);
  if (fee.kind === 'choose') return fee.choices.find(({ id }) => id === feeSettlementAccount);
  return feeSettlementAccount === '' || feeSettlementAccount === fee.account.id ? fee.account : undefined;
};

const ticked = (tick: boolean | undefined): string | null => (tick === true ? null : fieldMessages.required);

/**
 * The message of every field that is wrong; no entries when the form can be submitted (CP-INSTR-5 to CP-INSTR-8). A
 * fee account must be one that can settle the fee, and may be left out where the settlement account itself does
 * (CP-INSTR-9, CP-INSTR-10). A tick is asked for while the beneficiary's bank details are new and not yet checked,
 * another while less is instructed than was booked: an order is instructed once, so the rest can never be.
 */
export const checkInstructForm = (
  form: InstructForm,
  deal: DealToInstruct,
  accounts: readonly SettlementAccount[],
  checkOpen = false,
): InstructMessages => {
  const account = findUsableSettlementAccounts(accounts, deal.settlementCurrency).find(
    ({ id }) => id === form.settlementAccount,
  );
  const messages: Record<keyof InstructForm, string | null> = {
    beneficiaryId: form.beneficiaryId === '' ? fieldMessages.required : null,
    amount: findInstructAmountProblem(form.amount, deal)?.message ?? null,
    deliveryMethod: form.deliveryMethod === '' ? fieldMessages.required : null,
    paymentPurpose: form.paymentPurpose === '' ? fieldMessages.required : null,
    settlementAccount: account === undefined ? fieldMessages.required : null,
    feeSettlementAccount:
      account === undefined || feeAccountOf(form, account, accounts) !== undefined
        ? null
        : fieldMessages.required,
    paymentReference: checkField(form.paymentReference, { maxLength: maxReferenceLength }),
    detailsChecked: checkOpen ? ticked(form.detailsChecked) : null,
    partAccepted: computeUninstructedRest(form.amount, deal) === null ? null : ticked(form.partAccepted),
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null));
};

/** The instruction that a valid form stands for; null while the form has a wrong field. */
export const makeInstruction = (
  form: InstructForm,
  deal: DealToInstruct,
  accounts: readonly SettlementAccount[],
  checkOpen = false,
): Instruction | null => {
  if (Object.keys(checkInstructForm(form, deal, accounts, checkOpen)).length > 0) return null;
  const amount = readDecimal(form.amount, deal.payment.currency);
  const account = accounts.find(({ id }) => id === form.settlementAccount);
  if (amount === null || account === undefined) return null;
  const feeAccount = feeAccountOf(form, account, accounts);
  if (feeAccount === undefined) return null;
  return {
    orderNumber: deal.orderNumber,
    payments: [
      {
        amount,
        beneficiaryId: form.beneficiaryId,
        deliveryMethod: form.deliveryMethod,
        purposeOfPayment: form.paymentPurpose,
        paymentReference: form.paymentReference.trim(),
      },
    ],
    settlement: { accountId: account.id, deliveryMethod: account.method.id, currency: account.currency },
    fee: { accountId: feeAccount.id, deliveryMethod: feeAccount.method.id },
  };
};
