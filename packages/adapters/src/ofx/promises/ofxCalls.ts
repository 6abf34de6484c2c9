import type {
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
} from '../../conformance/promises/servicePromise.ts';
import type { SignedRequest } from '../../http/signedApi.ts';
import { readOfxBeneficiaries } from '../ofxBeneficiaryWire.ts';
import { readOfxDeals } from '../ofxDealWire.ts';

export const ofx = 'ofx';

/** Why what a key would prove is not tried (PROM-6). */
export const noKeyHeader =
  'No header for an idempotency key is configured: a repetition is told by the quote alone.';

/** Whether an answer says that something was done. */
export const isDone = ({ status }: HeardAnswer): boolean => status >= 200 && status < 300;

/** The key under which a call is sent, where the partner takes one. */
export const underKey = ({ contract }: PromiseWorld, key: string | null): Pick<SignedRequest, 'headers'> => {
  const { keyHeader } = contract(ofx);
  return key === null || keyHeader === null ? {} : { headers: { [keyHeader]: key } };
};

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
