import { parseHttpAnswer, requestIdHeader, type HttpAnswer } from './httpPort.ts';
import { computeClockAheadSeconds, isSignatureRefusal } from './signatureRefusal.ts';
import type { SignedRequest } from './signedApi.ts';

/** What a call is signed with. */
export type SigningCredentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
};

/** What came of a request with a signature. */
type SignedOutcome =
  | HttpAnswer
  | {
      readonly kind: 'signature-refused';
      /** By how many seconds the clock here is ahead of the gateway's; null where the clock is not why. */
      readonly ahead: number | null;
      readonly status: number;
      readonly requestId: string | null;
    }
  /** No address is configured. */
  | { readonly kind: 'missing-configuration' };

/** Signs a request and sends it: what changes something once, what reads by the rule of repeated reads. */
export type SignAndSend = (request: SignedRequest, credentials: SigningCredentials) => Promise<SignedOutcome>;

/** What a gateway, or the service behind it, answered; `header` gives one by its name in lower case, `now` is in milliseconds. */
export const readSignedOutcome = (
  status: number,
  header: (name: string) => string | undefined,
  text: string,
  now: number,
): SignedOutcome => {
  const requestId = header(requestIdHeader) ?? null;
  const answer = parseHttpAnswer(status, requestId, text);
  const body = answer.kind === 'answered' ? answer.body : undefined;
  if (!isSignatureRefusal(status, header('x-amzn-errortype'), body)) return answer;
  const ahead = computeClockAheadSeconds(header('date'), body, now);
  return { kind: 'signature-refused', ahead, status, requestId };
};
