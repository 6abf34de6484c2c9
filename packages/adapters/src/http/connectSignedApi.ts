import { isSessionEndFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import { StoreFailure } from '@fx-gateway/domain/ports/storeFailure.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { AmplifyContext } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { identityFailure } from '../identity/identityFailure.ts';
import { callTimeLimit, waitWithinTimeLimit } from '../system/waitWithinTimeLimit.ts';
import type { SignedRequestResult, SignedApi, SignedRequest } from './signedApi.ts';
import type { SignAndSend, SigningCredentials } from './signedCall.ts';

type Session =
  | { readonly kind: 'signed-in'; readonly credentials: SigningCredentials }
  | { readonly kind: 'session-lost' }
  /** The service behind the sign-in has trouble, or its credentials cannot be kept here. */
  | { readonly kind: 'not-renewed'; readonly requestId: string | null };

/** What comes of a request that could not be signed. */
const unsent = (
  { method }: SignedRequest,
  { requestId }: Extract<Session, { kind: 'not-renewed' }>,
): SignedRequestResult =>
  method === 'GET' ? { kind: 'no-answer', renewal: { requestId } } : { kind: 'not-renewed', requestId };

/** Reaches an API by `call`, for the user of an identity context. */
export const connectSignedApi = (
  context: AmplifyContext,
  call: SignAndSend,
  timers: Timers,
  timeLimit: number = callTimeLimit,
): SignedApi => {
  const sessionFor = async ({ method }: SignedRequest, forceRefresh: boolean): Promise<Session> => {
    try {
      const session = await waitWithinTimeLimit(
        fetchAuthSession(context, { forceRefresh }),
        timers,
        timeLimit,
      );
      if (!session.ok) return { kind: 'not-renewed', requestId: null };
      const { credentials } = session.value;
      return credentials === undefined ? { kind: 'session-lost' } : { kind: 'signed-in', credentials };
    } catch (error) {
      // For what changes something the caller must hear an answer: it has kept what it meant to send.
      if (error instanceof StoreFailure && method === 'GET') throw error;
      // A sign-out everywhere ends the identity with it; trouble of the service does not.
      const failure = identityFailure(error);
      if (isSessionEndFailure(failure)) return { kind: 'session-lost' };
      return { kind: 'not-renewed', requestId: failure.requestId ?? null };
    }
  };

  const send = async (
    request: SignedRequest,
    credentials: SigningCredentials,
    isRenewed: boolean,
  ): Promise<SignedRequestResult> => {
    const outcome = await call(request, credentials);
    if (outcome.kind !== 'signature-refused') return outcome;
    const { ahead, status, requestId } = outcome;
    if (ahead !== null) return { kind: 'wrong-clock', ahead, status, requestId };
    if (isRenewed) return { kind: 'not-admitted', status, requestId };
    // The library keeps credentials for 50 minutes (IDENT-28), however short they live or are ended elsewhere.
    const renewed = await sessionFor(request, true);
    if (renewed.kind === 'signed-in') return send(request, renewed.credentials, true);
    if (renewed.kind === 'not-renewed') return unsent(request, renewed);
    return { kind: 'session-lost', status, requestId };
  };

  return {
    send: async (request) => {
      const session = await sessionFor(request, false);
      if (session.kind === 'not-renewed') return unsent(request, session);
      if (session.kind === 'session-lost') return { kind: 'session-lost', status: null, requestId: null };
      return send(request, session.credentials, false);
    },
  };
};
