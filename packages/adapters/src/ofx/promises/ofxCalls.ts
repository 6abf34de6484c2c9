import type { ConformanceUser } from '../../conformance/promises/servicePromise.ts';
import { readOfxBeneficiaries } from '../ofxBeneficiaryWire.ts';
import { readOfxDeals } from '../ofxDealWire.ts';

export const ofx = 'ofx';

/** The ids of a customer's deals. */
export const dealIdsOf = async (user: ConformanceUser): Promise<readonly string[]> => {
  const { body } = await user.send(ofx, { method: 'GET', path: '/payments/deals' });
  return readOfxDeals(body)?.map(({ dealId }) => dealId) ?? [];
};

/** A customer's beneficiaries. */
export const ofxBeneficiariesOf = async (user: ConformanceUser) => {
  const { body } = await user.send(ofx, { method: 'GET', path: '/payments/beneficiaries' });
  return readOfxBeneficiaries(body) ?? [];
};
