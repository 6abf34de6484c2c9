import type { SignedRequest } from '../../http/signedApi.ts';
import type { PromiseWorld } from './servicePromise.ts';

/** Why what a key would prove is not tried (PROM-6). */
export const noKeyHeader =
  'No header for an idempotency key is configured: a repetition is told by the quote alone.';

/** The key under which a call is sent, where its service takes one. */
export const underKey = (
  { contract }: PromiseWorld,
  service: string,
  key: string | null,
): Pick<SignedRequest, 'headers'> => {
  const { keyHeader } = contract(service);
  return key === null || keyHeader === null ? {} : { headers: { [keyHeader]: key } };
};
