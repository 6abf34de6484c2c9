import { endsSession } from '@fx-gateway/domain/identity';
import { StoreFailure, type Clock, type Timers } from '@fx-gateway/domain/ports';
import type { AmplifyContext } from 'aws-amplify';
import { ApiError, del, get, post, put } from 'aws-amplify/api';
import { fetchAuthSession } from 'aws-amplify/auth';
import { identityFailure } from '../identity/identityFailure.ts';
import { clockAhead, isSignatureRefusal } from './signatureRefusal.ts';
import type { Json, SignedAnswer, SignedApi, SignedRequest } from './signedApi.ts';
import { systemClock } from '../system/systemPorts.ts';
import { callTimeLimit, withinTimeLimit } from '../system/withinTimeLimit.ts';

type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type LibraryJson = null | boolean | number | string | LibraryJson[] | { [name: string]: LibraryJson };

/** The library wants a body that it could change. */
const copy = (json: Json): LibraryJson => {
  if (Array.isArray(json)) return json.map(copy);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, copy(value)]));
};

/** Bodies are JSON (IDENT-13). What reads is tried three times at most (IDENT-14), what changes something once. */
const start = (context: AmplifyContext, apiName: string, request: SignedRequest) => {
  const { method, path, query, headers, body } = request;
  const options = {
    ...(query === undefined ? {} : { queryParams: { ...query } }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
  };
  if (method === 'GET') {
    return get(context, {
      apiName,
      path,
      options: { ...options, retryStrategy: { strategy: 'jittered-exponential-backoff' } },
    });
  }
  if (method === 'DELETE') {
    return del(context, { apiName, path, options: { ...options, retryStrategy: { strategy: 'no-retry' } } });
  }
  const send = method === 'POST' ? post : put;
  return send(context, {
    apiName,
    path,
    options: {
      ...options,
      ...(body === undefined ? {} : { body: copy(body) }),
      retryStrategy: { strategy: 'no-retry' },
    },
  });
};

const read = async (response: ReturnType<typeof start>['response']): Promise<RawAnswer> => {
  try {
    const { statusCode, headers, body } = await response;
    return { status: statusCode, headers, text: await body.text() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.response === undefined) throw error;
    const { statusCode, headers, body } = error.response;
    return { status: statusCode, headers, text: body ?? '' };
  }
};

const isMissingApi = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidApiName';

/** Reaches the named API of an identity context. The time limit covers the answer's body too. */
export const connectSignedApi = (
  context: AmplifyContext,
  apiName: string,
  timers: Timers,
  timeLimit: number = callTimeLimit,
  clock: Pick<Clock, 'now'> = systemClock,
): SignedApi => {
  const sessionKind = async (
    { method }: SignedRequest,
    forceRefresh: boolean,
  ): Promise<'signed-in' | 'session-lost' | 'no-answer'> => {
    try {
      const session = await withinTimeLimit(fetchAuthSession(context, { forceRefresh }), timers, timeLimit);
      if (!session.ok) return 'no-answer';
      return session.value.credentials === undefined ? 'session-lost' : 'signed-in';
    } catch (error) {
      // For what changes something the caller must hear an answer: it has kept what it meant to send.
      if (error instanceof StoreFailure && method === 'GET') throw error;
      // A sign-out everywhere ends the identity with it; trouble of the service does not.
      return endsSession(identityFailure(error)) ? 'session-lost' : 'no-answer';
    }
  };

  const sendOnce = async (
    request: SignedRequest,
  ): Promise<RawAnswer | 'no-answer' | 'missing-configuration'> => {
    const operation = start(context, apiName, request);
    try {
      const answer = await withinTimeLimit(read(operation.response), timers, timeLimit);
      if (answer.ok) return answer.value;
      operation.cancel();
      return 'no-answer';
    } catch (error) {
      return isMissingApi(error) ? 'missing-configuration' : 'no-answer';
    }
  };

  const send = async (request: SignedRequest, mayRenew: boolean): Promise<SignedAnswer> => {
    const session = await sessionKind(request, false);
    if (session === 'no-answer') return { kind: 'no-answer' };
    if (session === 'session-lost') return { kind: 'session-lost', status: null, requestId: null };
    const raw = await sendOnce(request);
    if (typeof raw === 'string') return { kind: raw };
    const body = parse(raw.text);
    const requestId = raw.headers['x-amzn-requestid'] ?? null;
    if (isSignatureRefusal(raw.status, raw.headers['x-amzn-errortype'], body)) {
      const refused = { status: raw.status, requestId };
      const ahead = clockAhead(raw.headers['date'], body, clock.now());
      if (ahead !== null) return { kind: 'wrong-clock', ahead, ...refused };
      if (!mayRenew) return { kind: 'not-admitted', ...refused };
      // The library keeps credentials for 50 minutes (IDENT-28), however short they live or are ended elsewhere.
      const renewed = await sessionKind(request, true);
      if (renewed === 'signed-in') return send(request, false);
      if (renewed === 'no-answer' && request.method === 'GET') return { kind: 'no-answer' };
      return { kind: 'session-lost', ...refused };
    }
    return { kind: 'answered', status: raw.status, requestId, body };
  };

  return { send: (request) => send(request, true) };
};
