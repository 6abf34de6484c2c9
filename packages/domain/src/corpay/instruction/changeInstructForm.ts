import { readDecimal } from '../../money/decimal.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { DealToInstruct, InstructField, InstructForm } from './instructForm.ts';
import { payableBeneficiaries } from './makeInitialInstructForm.ts';

const withoutDetailsTick = ({ detailsChecked: _ticked, ...form }: InstructForm): InstructForm => form;
const withoutPartTick = ({ partAccepted: _ticked, ...form }: InstructForm): InstructForm => form;

const payTo = (form: InstructForm, payee: BeneficiarySummary | undefined): InstructForm => ({
  ...withoutDetailsTick(form),
  beneficiaryId: payee?.clientIntegrationId ?? '',
  deliveryMethod: payee?.methods[0] ?? '',
});

/** What is asked of the user about an amount is asked anew for another; digits grouped otherwise are none. */
const changeAmount = (form: InstructForm, { payment }: DealToInstruct, amount: string): InstructForm => {
  const [before, after] = [form.amount, amount].map((text) => readDecimal(text, payment.currency)?.minor);
  return { ...(before === after ? form : withoutPartTick(form)), amount };
};

/**
 * The form after something was chosen or typed, with what depends on it: another beneficiary is paid by the first of
 * their methods and asked about anew, another settlement account asks anew who settles the fee, another amount asks
 * anew whether the rest may stay uninstructed.
 */
export const changeInstructForm = (
  form: InstructForm,
  {
    deal,
    beneficiaries,
  }: { readonly deal: DealToInstruct; readonly beneficiaries: readonly BeneficiarySummary[] },
  field: InstructField,
  value: string,
): InstructForm => {
  switch (field) {
    case 'beneficiaryId':
      return payTo(
        form,
        payableBeneficiaries(deal, beneficiaries).find(
          ({ clientIntegrationId }) => clientIntegrationId === value,
        ),
      );
    case 'amount':
      return changeAmount(form, deal, value);
    case 'settlementAccount':
      return { ...form, settlementAccount: value, feeSettlementAccount: '' };
    default:
      return { ...form, [field]: value };
  }
};

/** The form once the beneficiaries have changed: no other is chosen in place of a beneficiary who is gone. */
export const clearGoneBeneficiary = (
  form: InstructForm,
  deal: DealToInstruct,
  beneficiaries: readonly BeneficiarySummary[],
): InstructForm => {
  const isThere = payableBeneficiaries(deal, beneficiaries).some(
    ({ clientIntegrationId }) => clientIntegrationId === form.beneficiaryId,
  );
  return isThere || form.beneficiaryId === '' ? form : payTo(form, undefined);
};
