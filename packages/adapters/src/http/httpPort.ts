import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import type { Json } from './signedApi.ts';

/** What was done to an answer on the way; told where a caller can see it. */
export type BodyCorruption = 'cut-off' | 'unreadable';

/** How an answer refuses, beside its body: told where a caller may look at it. */
export type RefusalDetails = {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** How it begins, where it is no JSON. */
  readonly text?: string;
};

/** What came of an unsigned request. */
export type HttpAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly requestId: string | null;
      /** Undefined when the answer is no JSON. */
      readonly body: unknown;
      readonly damage?: BodyCorruption;
      /** The bytes of a long answer that was asked for compressed and came as it is; told where a caller can see it. */
      readonly uncompressed?: number;
      readonly beside?: RefusalDetails;
    }
  /** The network, or the time limit. */
  | { readonly kind: 'no-answer'; readonly damage?: BodyCorruption; readonly bytes?: number };

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** What it changes; absent where it only asks. */
  readonly changes?: CallChange;
};

/** Calls services that need no signature. */
export type HttpPort = {
  /** A GET may be repeated; what changes something is sent once, whatever happens to it (S-77). */
  send(request: HttpRequest): Promise<HttpAnswer>;
};

/** Where services name an answer for their support. */
export const requestIdHeader = 'x-amzn-requestid';

/** Headers and body as they go over the wire. */
export const buildRequestHeadersAndBody = ({
  headers,
  body,
}: HttpRequest): { readonly headers: Record<string, string>; readonly body?: string } =>
  body === undefined
    ? { headers: { ...headers } }
    : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };

/** What an answer said, once its body has arrived. */
export const parseHttpAnswer = (status: number, requestId: string | null, text: string): HttpAnswer => {
  try {
    const body: unknown = JSON.parse(text);
    return { kind: 'answered', status, requestId, body };
  } catch {
    return { kind: 'answered', status, requestId, body: undefined };
  }
};
