import { createHash, randomUUID } from 'node:crypto';
import type { ReachResult } from '@fx-gateway/domain/conformance/probes/reached.ts';
import type { PartnerAuthorizationClient } from '../serviceContract.ts';
import type { ReachabilityProbe } from './makeReachabilityProbe.ts';

/** Opens the page where a user would authorize a client, as a browser begins, and authorizes nothing. */
export const makeAuthorizePageProbe =
  (reach: ReachabilityProbe, authorizeUrl: string, { scope }: Pick<PartnerAuthorizationClient, 'scope'>) =>
  async (clientId: string, redirect: string): Promise<ReachResult> => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      scope,
      // Any port of this machine is one of those that are meant.
      redirect_uri: redirect.replace(':*', ':49152'),
      state: randomUUID(),
      code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return reach(`${authorizeUrl}?${query.toString()}`);
  };
