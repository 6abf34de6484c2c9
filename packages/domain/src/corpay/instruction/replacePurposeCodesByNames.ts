import type { CorpayBeneficiaries, CorpaySettlements } from '../api/corpayPorts.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import type { InstructionDifference } from './compareInstruction.ts';
import { formatPaymentPurpose } from './differenceMessages.ts';

type PurposePorts = {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'list'>;
  readonly settlements: Pick<CorpaySettlements, 'purposes'>;
};

/**
 * The differences with a purpose in the words of the form instead of its code: those that the partner offers for what was
 * sent. Where it does not tell them the code stays, and nothing is asked where no purpose differs.
 */
export const replacePurposeCodesByNames = async (
  { beneficiaries, settlements }: PurposePorts,
  { beneficiaryId, payment, details }: StoredInstructionCall,
  different: readonly InstructionDifference[],
): Promise<readonly InstructionDifference[]> => {
  if (details === undefined || !different.some(({ field }) => field === 'paymentPurpose')) return different;
  const list = await beneficiaries.list();
  const paid = list.ok
    ? list.value.find(({ clientIntegrationId }) => clientIntegrationId === beneficiaryId)
    : undefined;
  if (paid === undefined) return different;
  const purposes = await settlements.purposes({
    currency: payment.currency,
    countryISO: paid.bankCountryISO,
    method: details.deliveryMethod,
  });
  if (!purposes.ok) return different;
  return different.map((each) =>
    each.field === 'paymentPurpose'
      ? { ...each, shown: formatPaymentPurpose(each.shown, purposes.value) }
      : each,
  );
};
