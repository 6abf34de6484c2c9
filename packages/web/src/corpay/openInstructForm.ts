import type { BeneficiarySummary, BookedDeal, InstructForm } from '@fx-gateway/domain/corpay';
import { toDecimal } from '@fx-gateway/domain/money';

/**
 * The form of a deal as it opens: for the whole amount, and with the `preferred` payee or the only one chosen
 * already. A preferred one who cannot be paid gives way to the first who can.
 */
export const openInstructForm = (
  { payment }: BookedDeal,
  payees: readonly BeneficiarySummary[],
  preferred: string | null,
): InstructForm => {
  const first = payees.find(({ clientIntegrationId }) => clientIntegrationId === preferred) ?? payees[0];
  const chosen = preferred !== null || payees.length === 1 ? first : undefined;
  return {
    beneficiaryId: chosen?.clientIntegrationId ?? '',
    amount: toDecimal(payment),
    deliveryMethod: chosen?.methods[0] ?? '',
    paymentPurpose: '',
    settlementAccount: '',
    feeSettlementAccount: '',
    paymentReference: '',
  };
};
