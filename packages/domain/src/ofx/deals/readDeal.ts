import type { CallFailure } from '../../calls/index.ts';
import { succeeded, type Result } from '../../result/index.ts';
import type { OfxDeal, OfxDealBeneficiary } from '../api/ofxDeal.ts';
import type { OfxDeals } from '../api/ofxPorts.ts';

/** A deal with those who are paid by it; each fails on its own. */
export type OfxDealInFull = {
  /** Null where the partner's list has no such deal. */
  readonly deal: Result<OfxDeal | null, CallFailure>;
  readonly beneficiaries: Result<readonly OfxDealBeneficiary[], CallFailure>;
};

/** Reads a deal: no call gives a single one, so it is found in the list (OFX-DEAL-14, S-95). */
export const readDeal = async (
  deals: Pick<OfxDeals, 'list' | 'beneficiaries'>,
  dealId: string,
): Promise<OfxDealInFull> => {
  const [list, beneficiaries] = await Promise.all([deals.list(), deals.beneficiaries(dealId)]);
  const deal = list.ok ? succeeded(list.value.find((each) => each.dealId === dealId) ?? null) : list;
  return { deal, beneficiaries };
};
