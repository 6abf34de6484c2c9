/** What came of an unsigned request. */
export type HttpAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly requestId: string | null;
      /** Undefined when the answer is no JSON. */
      readonly body: unknown;
    }
  /** The network, or the time limit. */
  | { readonly kind: 'no-answer' };

/** Reads from services that need no signature. */
export type HttpPort = {
  /** GET an address; it may be repeated. */
  get(address: string): Promise<HttpAnswer>;
};

/** Where services name an answer for their support. */
export const requestIdHeader = 'x-amzn-requestid';

/** What an answer said, once its body has arrived. */
export const httpAnswer = (status: number, requestId: string | null, text: string): HttpAnswer => {
  try {
    const body: unknown = JSON.parse(text);
    return { kind: 'answered', status, requestId, body };
  } catch {
    return { kind: 'answered', status, requestId, body: undefined };
  }
};
