import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import {
  readBankDetailsAndQuestions,
  type BankDetailConfirmation,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { paymentMethodName } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import {
  findFeeSettlementAccount,
  findUsableSettlementAccounts,
} from '@fx-gateway/domain/corpay/instruction/findFeeSettlementAccount.ts';
import {
  checkInstructForm,
  makeInstruction,
  findInstructAmountProblem,
  computeUninstructedRest,
  type InstructField,
  type InstructForm,
} from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import { instructLabels } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { confirmBankDetails } from '../../bankDetails/confirmBankDetails.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { ChangeToConfirm } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { resolveOrAskOption, type SelectableOption } from '../../verbs/resolveOrAskOption.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { amountFailure, optionFailure } from '../../failures/commandFailure.ts';
import { bankDetailPorts, type CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { resolveBeneficiaryToPay } from './resolveBeneficiaryToPay.ts';
import { confirmPartialInstruction } from './confirmPartialInstruction.ts';
import { buildInstructionConfirmation } from './buildInstructionConfirmation.ts';
import type { OrderToInstruct } from './readOrderToInstruct.ts';

const accountChoice = ({ id, text, currency, bankName }: SettlementAccount): SelectableOption => ({
  id,
  text: [text, bankName, currency].filter((part) => part !== '').join(', '),
});

const flagOf: Readonly<Record<InstructField, string>> = {
  beneficiaryId: '--beneficiary',
  amount: '--amount',
  deliveryMethod: '--method',
  paymentPurpose: '--purpose',
  settlementAccount: '--account',
  feeSettlementAccount: '--fee-account',
  paymentReference: '--reference',
};

/** What is said around the question about bank details. */
export const bankDetailQuestionMessages = {
  nothing: 'Nothing was instructed.',
  since: bankDetailMessages.sinceBooked,
};

type FilledInstruction = {
  readonly instruction: Instruction;
  readonly payee: string;
  readonly plan: ChangeToConfirm;
  /** The fingerprint of the bank details when it was booked for this beneficiary. */
  readonly printThen: string | null;
  /** What the user said now about the bank details. */
  readonly bankDetails: BankDetailConfirmation;
};

/**
 * Fills the Instruct Payment form from the options; a user at a terminal chooses what is missing, and a script is told
 * the choices. The rules are those of the form (CP-INSTR-5 to CP-INSTR-11).
 */
export const fillInstruction = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  order: OrderToInstruct,
): CommandResult<FilledInstruction> => {
  const { options } = invocation;
  const { corpay } = scope;
  const { deal } = order;
  const { currency } = deal.payment;
  const amount = options.text('amount') ?? toDecimal(deal.payment);
  const wrongAmount = findInstructAmountProblem(amount, deal);
  if (wrongAmount !== null) return amountFailure(flagOf.amount, currency, wrongAmount);
  const beneficiary = await resolveBeneficiaryToPay(invocation, scope, order);
  if (!beneficiary.ok) return beneficiary;
  const { clientIntegrationId: beneficiaryId, payee, methods, bankCountryISO } = beneficiary.value;
  const ways = methods.map((id) => ({ id, text: paymentMethodName(id) }));
  const method = await resolveOrAskOption(invocation, {
    flag: '--method',
    title: instructLabels.deliveryMethod,
    choices: ways,
    chosen: options.text('method') ?? methods[0] ?? null,
    notOffered: `This method is not offered for ${payee}.`,
  });
  if (!method.ok) return method;

  const [accounts, purposes] = await Promise.all([
    corpay.settlements.accounts(),
    corpay.settlements.purposes({ currency, countryISO: bankCountryISO, method: method.value.id }),
  ]);
  if (!accounts.ok)
    return failed(callCommandFailure(accounts.failure, corpayMessages.settlementAccountsUnavailable));
  if (!purposes.ok)
    return failed(callCommandFailure(purposes.failure, corpayMessages.paymentPurposesUnavailable));
  const purpose = await resolveOrAskOption(invocation, {
    flag: '--purpose',
    title: instructLabels.paymentPurpose,
    choices: purposes.value,
    chosen: options.text('purpose'),
    notOffered: `This purpose is not offered for ${payee} by ${method.value.text}.`,
    listedBy: `fxg orders purposes --beneficiary ${beneficiaryId} --method ${method.value.id}`,
  });
  if (!purpose.ok) return purpose;
  const inCurrency = findUsableSettlementAccounts(accounts.value, deal.settlementCurrency);
  const account = await resolveOrAskOption(invocation, {
    flag: '--account',
    title: instructLabels.settlementAccount,
    choices: inCurrency.map(accountChoice),
    chosen: options.text('account'),
    notOffered: 'This deal cannot be settled from this account.',
  });
  if (!account.ok) return account;
  const settlement = inCurrency.find(({ id }) => id === account.value.id);
  const fee = settlement === undefined ? null : findFeeSettlementAccount(settlement, accounts.value);
  const follows = fee?.kind === 'same-account';
  const feeAccount = await resolveOrAskOption(invocation, {
    flag: '--fee-account',
    title: instructLabels.feeSettlementAccount,
    choices: (fee?.kind === 'choose'
      ? fee.choices
      : inCurrency.filter(({ id }) => id === account.value.id)
    ).map(accountChoice),
    chosen: options.text('feeAccount') ?? (follows ? account.value.id : null),
    notOffered: 'Its fee cannot be settled from this account.',
  });
  if (!feeAccount.ok) return feeAccount;

  const rest = computeUninstructedRest(amount, deal);
  const accepted = rest === null ? succeeded(false) : await confirmPartialInstruction(invocation, rest, deal);
  if (!accepted.ok) return accepted;

  const { bookedFor } = order;
  const printThen = bookedFor?.beneficiaryId === beneficiaryId ? (bookedFor.accountPrint ?? null) : null;
  const details = await readBankDetailsAndQuestions(bankDetailPorts(scope), [{ beneficiaryId, printThen }]);
  const bankDetails = await confirmBankDetails(invocation, details, bankDetailQuestionMessages);
  if (!bankDetails.ok) return bankDetails;
  const [paid = null] = details.kind === 'read' ? details.accounts : [];

  const form: InstructForm = {
    beneficiaryId,
    amount,
    deliveryMethod: method.value.id,
    paymentPurpose: purpose.value.id,
    settlementAccount: account.value.id,
    feeSettlementAccount: feeAccount.value.id,
    paymentReference: options.text('reference') ?? '',
    // A dry run has mentioned it, and sends nothing.
    partAccepted: rest !== null,
  };
  const instruction = makeInstruction(form, deal, accounts.value);
  if (instruction === null) {
    const [wrong] = Object.entries(checkInstructForm(form, deal, accounts.value));
    const flag = Object.entries(flagOf).find(([field]) => field === wrong?.[0])?.[1] ?? 'The form';
    return optionFailure(flag, wrong?.[1] ?? fieldMessages.invalid);
  }
  const names = {
    beneficiary: payee,
    paidTo: formatBankAndAccountEnding(paid),
    method: method.value.text,
    purpose: purpose.value.text,
    account: account.value.text,
    feeAccount: feeAccount.value.text,
  };
  const plan = buildInstructionConfirmation(instruction, names, rest);
  return succeeded({ instruction, payee, plan, printThen, bankDetails: bankDetails.value });
};
