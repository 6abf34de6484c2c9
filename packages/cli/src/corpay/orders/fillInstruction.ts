import {
  checkInstructForm,
  corpayWords,
  feeSettlement,
  instructionOf,
  paymentMethodName,
  settlementChoices,
  type InstructField,
  type InstructForm,
  type Instruction,
  type SettlementAccount,
} from '@fx-gateway/domain/corpay';
import { fieldMessages } from '@fx-gateway/domain/forms';
import { toDecimal } from '@fx-gateway/domain/money';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { Plan } from '../../program/confirmChange.ts';
import type { Asked, Invocation } from '../../program/invocation.ts';
import { corpayCommandFailure } from '../corpayCommandFailure.ts';
import { findBeneficiary } from '../findBeneficiary.ts';
import type { CustomersCorpay } from '../openWithUser.ts';
import { confirmDetails } from './confirmDetails.ts';
import { instructionPlan } from './instructionPlan.ts';
import { pick, type Choice } from './pick.ts';
import type { OrderToInstruct } from './readOrderToInstruct.ts';

const accountChoice = ({ id, text, currency, bankName }: SettlementAccount): Choice => ({
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

export type FilledInstruction = {
  readonly instruction: Instruction;
  readonly plan: Plan;
  /** Somebody said now that the bank details were checked with the payee. */
  readonly detailsChecked: boolean;
};

/**
 * Fills the Instruct Payment form from the options; what is missing a person chooses, and a script is told the
 * choices. The rules are those of the form (CP-INSTR-5 to CP-INSTR-11).
 */
export const fillInstruction = async (
  invocation: Invocation,
  { corpay, payeeChecks }: CustomersCorpay,
  { deal, bookedFor }: OrderToInstruct,
): Asked<FilledInstruction> => {
  const { options } = invocation;
  const beneficiaryId = options.text('beneficiary') ?? bookedFor;
  if (beneficiaryId === null) {
    return usageFailure(
      fieldMessages.required,
      'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.',
    );
  }
  const beneficiary = await findBeneficiary(corpay, beneficiaryId);
  if (!beneficiary.ok) return beneficiary;
  const { payee, curr, methods, bankCountryISO } = beneficiary.value;
  const { currency } = deal.payment;
  if (curr !== currency)
    return usageFailure(`This beneficiary is paid in ${curr}, and the order is in ${currency}.`);
  const ways = methods.map((id) => ({ id, text: paymentMethodName(id) }));
  const method = await pick(invocation, {
    flag: '--method',
    title: 'Payment Method',
    choices: ways,
    chosen: options.text('method') ?? methods[0] ?? null,
  });
  if (!method.ok) return method;

  const [accounts, purposes] = await Promise.all([
    corpay.settlements.accounts(),
    corpay.settlements.purposes({ currency, countryISO: bankCountryISO, method: method.value.id }),
  ]);
  if (!accounts.ok)
    return failed(corpayCommandFailure(accounts.failure, corpayWords.settlementAccountsUnavailable));
  if (!purposes.ok)
    return failed(corpayCommandFailure(purposes.failure, corpayWords.paymentPurposesUnavailable));
  const purpose = await pick(invocation, {
    flag: '--purpose',
    title: 'Payment Purpose',
    choices: purposes.value,
    chosen: options.text('purpose'),
  });
  if (!purpose.ok) return purpose;
  const inCurrency = settlementChoices(accounts.value, deal.settlementCurrency);
  const account = await pick(invocation, {
    flag: '--account',
    title: 'Settlement Account',
    choices: inCurrency.map(accountChoice),
    chosen: options.text('account'),
  });
  if (!account.ok) return account;
  const settlement = inCurrency.find(({ id }) => id === account.value.id);
  const fee = settlement === undefined ? null : feeSettlement(settlement, accounts.value);
  const feeAccount =
    fee?.kind === 'choose'
      ? await pick(invocation, {
          flag: '--fee-account',
          title: 'Fee Settlement Account',
          choices: fee.choices.map(accountChoice),
          chosen: options.text('feeAccount'),
        })
      : account;
  if (!feeAccount.ok) return feeAccount;

  const isOpen = await payeeChecks.open(beneficiaryId);
  const checked = isOpen ? await confirmDetails(invocation) : succeeded(false);
  if (!checked.ok) return checked;

  const form: InstructForm = {
    beneficiaryId,
    amount: options.text('amount') ?? toDecimal(deal.payment),
    deliveryMethod: method.value.id,
    paymentPurpose: purpose.value.id,
    settlementAccount: account.value.id,
    feeSettlementAccount: fee?.kind === 'choose' ? feeAccount.value.id : '',
    paymentReference: options.text('reference') ?? '',
  };
  const instruction = instructionOf(form, deal, accounts.value);
  if (instruction === null) {
    const [wrong] = Object.entries(checkInstructForm(form, deal, accounts.value));
    const flag = Object.entries(flagOf).find(([field]) => field === wrong?.[0])?.[1] ?? 'the form';
    return usageFailure(wrong?.[1] ?? fieldMessages.invalid, `Look at ${flag}.`);
  }
  const names = {
    payee,
    method: method.value.text,
    purpose: purpose.value.text,
    account: account.value.text,
    feeAccount: feeAccount.value.text,
  };
  return succeeded({ instruction, plan: instructionPlan(instruction, names), detailsChecked: checked.value });
};
