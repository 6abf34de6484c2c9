import { toDecimal } from '../../money/decimal.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { DealToInstruct, InstructForm } from './instructForm.ts';

/** Whom a deal was booked for, as far as this device remembers it. */
export type BookedBeneficiary = {
  readonly beneficiaryId: string;
  readonly payee: string;
  /** The fingerprint of the bank details when it was booked; absent where they were not known. */
  readonly accountPrint?: string;
};

/** Those who can be paid from this deal: the beneficiaries in its payment currency. */
export const payableBeneficiaries = (
  { payment }: DealToInstruct,
  beneficiaries: readonly BeneficiarySummary[],
): readonly BeneficiarySummary[] => beneficiaries.filter(({ curr }) => curr === payment.currency);

/**
 * The form of a deal as it opens: for the whole amount, and with the beneficiary it was booked for while they are
 * there. In place of any other the user chooses.
 */
export const makeInitialInstructForm = (
  deal: DealToInstruct,
  beneficiaries: readonly BeneficiarySummary[],
  bookedFor: BookedBeneficiary | null,
): InstructForm => {
  const chosen = payableBeneficiaries(deal, beneficiaries).find(
    ({ clientIntegrationId }) => clientIntegrationId === bookedFor?.beneficiaryId,
  );
  return {
    beneficiaryId: chosen?.clientIntegrationId ?? '',
    amount: toDecimal(deal.payment),
    deliveryMethod: chosen?.methods[0] ?? '',
    paymentPurpose: '',
    settlementAccount: '',
    feeSettlementAccount: '',
    paymentReference: '',
  };
};
