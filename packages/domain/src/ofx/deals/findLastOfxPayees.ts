import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { isPaymentInDoubt } from './isPaymentInDoubt.ts';

/** Who was paid, and what they received last; null where the deal does not say it. */
export type LastOfxPayee = { readonly beneficiary: OfxBeneficiary; readonly last: DisplayOnlyAmount | null };

const most = 4;

/**
 * Whom these deals paid, newest first and each once, at most four; who was deleted since is left out (SETTLE-3), and
 * so is a deal of which OFX says that it paid nobody, or not what became of it.
 */
export const findLastOfxPayees = (
  deals: readonly Pick<OfxDeal, 'sell' | 'dealBeneficiaries' | 'stateInfo' | 'status'>[],
  beneficiaries: readonly OfxBeneficiary[],
): readonly LastOfxPayee[] => {
  const among = new Map(beneficiaries.map((beneficiary) => [beneficiary.beneficiaryId, beneficiary]));
  const found = new Map<string, LastOfxPayee>();
  for (const { sell, dealBeneficiaries } of deals.filter((deal) => !isPaymentInDoubt(deal)))
    for (const { beneficiaryId, amount } of dealBeneficiaries) {
      const beneficiary = among.get(beneficiaryId);
      if (beneficiary === undefined || found.has(beneficiaryId)) continue;
      found.set(beneficiaryId, {
        beneficiary,
        last: amount === null ? null : { currency: sell.currency, amount },
      });
    }
  return [...found.values()].slice(0, most);
};
