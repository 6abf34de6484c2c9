import { signRequest } from '../../http/node/signRequest.ts';
import { signingTime } from '../../system/serviceClock.ts';
import type { ServicesOfProbeUser } from './probedServices.ts';

/** The headers that sign a call without a body for the user of a run; null where nobody is signed in. */
export type ProbeSigner = (
  method: string,
  address: string,
) => Promise<Readonly<Record<string, string>> | null>;

export const makeProbeSigner =
  (
    { temporaryCredentials }: Pick<ServicesOfProbeUser, 'temporaryCredentials'>,
    region: string,
  ): ProbeSigner =>
  async (method, address) => {
    const credentials = await temporaryCredentials();
    if (credentials === null) return null;
    const unsigned = { method, address: new URL(address), headers: {}, body: '' };
    return signRequest(unsigned, credentials, region, signingTime().getTime());
  };
