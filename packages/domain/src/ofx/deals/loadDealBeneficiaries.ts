import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import { addAccountEndingsToPayments } from '../../bankDetails/paidAccounts.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { OfxDealBeneficiary } from '../api/ofxDeal.ts';
import type { OfxDeals } from '../api/ofxPorts.ts';

/** Reads who is paid by a deal, with the accounts as far as this device knows them (OFX-DEAL-14, PAYEE-4). */
export const loadDealBeneficiaries = async (
  {
    deals,
    confirmedAccounts,
  }: {
    readonly deals: Pick<OfxDeals, 'beneficiaries'>;
    readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'paidTo'>;
  },
  dealId: string,
): Promise<Result<readonly OfxDealBeneficiary[], CallFailure>> => {
  const paid = await deals.beneficiaries(dealId);
  return paid.ok ? succeeded(await addAccountEndingsToPayments(confirmedAccounts, dealId, paid.value)) : paid;
};
