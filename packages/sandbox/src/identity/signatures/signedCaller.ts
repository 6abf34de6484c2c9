import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '@fx-gateway/services/account/accountsContext.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { findCredentials } from './credentials.ts';
import { succeededOutcome, refusedOutcome, type Outcome } from '../wire/outcome.ts';
import { region } from '../../users/identityPool.ts';
import { readSignatureClaim, computeSignature, type SignatureClaim } from './signatureV4.ts';

/** The check of a signed request (ACCT-4), refusing in the words of a hosted gateway. */
export const makeSignedCallerCheck =
  (frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>): SandboxServices['readCaller'] =>
  async (request, reply) => {
    const outcome = await callerOf(request, frame);
    if (outcome.ok) return outcome.answer;
    const { type, message } = outcome.refusal;
    await reply.code(403).header('x-amzn-errortype', type).send({ message });
    return null;
  };

const toleranceMs = 300_000;

const callerOf = async (
  request: FastifyRequest,
  { db, now, settings }: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
): Promise<Outcome<Caller>> => {
  const { authorization } = request.headers;
  if (!authorization) return missing;
  const claim = readSignatureClaim(authorization);
  if (!claim) return incomplete;
  const wrong = scopeRefusal(request, claim) ?? timeRefusal(request, claim, now());
  if (wrong) return wrong;

  const sessionToken = request.headers['x-amz-security-token'];
  if (typeof sessionToken !== 'string') return invalidToken;
  const credentials = await findCredentials(db, claim.accessKeyId, sessionToken);
  // The hosted gateway knows nothing of sessions.
  if (!credentials || (credentials.revoked && !settings.strict)) return invalidToken;
  if (credentials.expiresAt.getTime() <= now()) {
    return refusedOutcome('ExpiredTokenException', 'The security token included in the request is expired');
  }
  const { method, url = '/', headers } = request.raw;
  const expected = computeSignature(
    { method: method ?? '', url, headers, body: request.rawBody },
    claim,
    credentials.secretKey,
  );
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature))) return mismatch;
  return succeededOutcome(credentials.user);
};

/** The signature must be for this gateway and cover the host, the time and every header of the signing itself. */
const scopeRefusal = ({ headers }: FastifyRequest, claim: SignatureClaim) => {
  if (claim.region !== region) {
    return refusedOutcome('InvalidSignatureException', 'Credential should be scoped to a valid region. ');
  }
  if (claim.service !== 'execute-api') {
    return refusedOutcome(
      'InvalidSignatureException',
      "Credential should be scoped to correct service: 'execute-api'. ",
    );
  }
  const signed = new Set(claim.signedHeaders);
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const bare = needed.filter((name) => !signed.has(name));
  if (bare.length === 0 && headers['x-amz-date'] !== undefined) return undefined;
  return refusedOutcome(
    'InvalidSignatureException',
    `'${bare[0] ?? 'x-amz-date'}' must be a 'SignedHeader' in the AWS Authorization.`,
  );
};

/** Five minutes either way. Clients set their clock by the answer's date and ask again. */
const timeRefusal = ({ headers }: FastifyRequest, claim: SignatureClaim, now: number) => {
  const stamp = String(headers['x-amz-date']);
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at) || claim.date !== stamp.slice(0, 8)) {
    return refusedOutcome(
      'InvalidSignatureException',
      'Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP.',
    );
  }
  if (Math.abs(now - at) <= toleranceMs) return undefined;
  const here = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return refusedOutcome(
    'InvalidSignatureException',
    at < now
      ? `Signature expired: ${stamp} is now earlier than the ${here} of the server less 5 min.`
      : `Signature not yet current: ${stamp} is still later than the ${here} of the server plus 5 min.`,
  );
};

const missing = refusedOutcome('MissingAuthenticationTokenException', 'Missing Authentication Token');

const incomplete = refusedOutcome(
  'IncompleteSignatureException',
  "Authorization header requires 'Credential' parameter, 'Signature' parameter and 'SignedHeaders' parameter.",
);

const invalidToken = refusedOutcome(
  'UnrecognizedClientException',
  'The security token included in the request is invalid.',
);

const mismatch = refusedOutcome(
  'InvalidSignatureException',
  'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
);
