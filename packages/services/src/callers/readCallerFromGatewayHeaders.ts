import { refusedCaller, type FindCaller } from './callerFinding.ts';
import { findCertificateRefusal } from './findCertificateRefusal.ts';
import type { ReadIdentity } from './makeIdentityReader.ts';
import { readSingleHeader } from './readSingleHeader.ts';

/** How an identity signed in, which API Gateway writes over whatever was sent (`docs/deploy/gateway.json`). */
const providerHeader = 'x-identity-provider';

/** Who calls through the API Gateway of the templates, which shows its client certificate and names the identity. */
export const readCallerFromGatewayHeaders =
  (clientNames: readonly string[] | undefined, readIdentity: ReadIdentity): FindCaller =>
  async (request) => {
    const wrong = findCertificateRefusal(request.raw.socket, clientNames);
    if (wrong !== undefined) return refusedCaller(wrong);
    const provider = readSingleHeader(request, providerHeader);
    return provider === undefined ? refusedCaller('unreadable-headers') : await readIdentity(provider);
  };
