import type { Clock, Timers } from '@fx-gateway/domain/ports';
import type { TemporaryCredentials } from '../../identity/temporaryCredentials.ts';
import { callTimeLimit } from '../../system/withinTimeLimit.ts';
import { httpAnswer, requestIdHeader, type HttpAnswer } from '../httpPort.ts';
import { isSignatureRefusal } from '../signatureRefusal.ts';
import type { SignedAnswer, SignedApi, SignedRequest } from '../signedApi.ts';
import { signRequest } from './signRequest.ts';

type Kept = {
  readonly credentials: TemporaryCredentials;
  readonly region: string;
  /** Null where no address is configured. */
  readonly endpoint: string | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly timers: Timers;
  /** Called for the first call that the gateway refuses these credentials for: the way of everybody else. */
  instead(): Promise<SignedApi>;
  /** Called where nothing answers. */
  silent(): Promise<void>;
};

/** How long it is waited before a call that reads is tried again, in milliseconds (IDENT-14). */
const pauses = [250, 450];

const isTrouble = (answer: HttpAnswer): boolean =>
  answer.kind === 'no-answer' || answer.status === 429 || answer.status >= 500;

/**
 * Reaches a named API with credentials that an earlier run left: nothing of the identity library is needed. A refusal
 * of the signature comes from the gateway, before the service behind it, so the call is made once more by `instead`.
 */
export const connectKeptApi = (kept: Kept, timeLimit: number = callTimeLimit): SignedApi => {
  const { credentials, region, endpoint, clock, timers } = kept;
  let replacement: Promise<SignedApi> | null = null;

  const sendOnce = async ({ method, path, query, headers, body }: SignedRequest, base: string) => {
    const address = new URL(base + path);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' };
    const signed = await signRequest(
      { method, address, headers: { ...headers, ...type }, body: text },
      credentials,
      region,
      clock.now(),
    );
    try {
      const answer = await fetch(address, {
        method,
        headers: signed,
        // What is signed with stays at the place that it was meant for.
        redirect: 'manual',
        ...(body === undefined ? {} : { body: text }),
        signal: AbortSignal.timeout(timeLimit),
      });
      const requestId = answer.headers.get(requestIdHeader);
      const errorType = answer.headers.get('x-amzn-errortype') ?? undefined;
      return { answer: httpAnswer(answer.status, requestId, await answer.text()), errorType };
    } catch {
      return { answer: { kind: 'no-answer' } as const, errorType: undefined };
    }
  };

  const send = async (request: SignedRequest, base: string) => {
    let sent = await sendOnce(request, base);
    for (const pause of request.method === 'GET' ? pauses : []) {
      if (!isTrouble(sent.answer)) break;
      await new Promise<void>((resolve) => void timers.after(pause, resolve));
      sent = await sendOnce(request, base);
    }
    return sent;
  };

  return {
    send: async (request): Promise<SignedAnswer> => {
      if (replacement !== null) return (await replacement).send(request);
      if (endpoint === null) return { kind: 'missing-configuration' };
      const { answer, errorType } = await send(request, endpoint);
      if (answer.kind === 'no-answer') await kept.silent();
      if (answer.kind === 'no-answer' || !isSignatureRefusal(answer.status, errorType, answer.body))
        return answer;
      replacement ??= kept.instead();
      return (await replacement).send(request);
    },
  };
};
