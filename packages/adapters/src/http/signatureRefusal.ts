import { toleratedClockSkewSeconds } from '@fx-gateway/domain/calls/gatewayMessages.ts';

const errorTypes: ReadonlySet<string> = new Set([
  'MissingAuthenticationTokenException',
  'UnrecognizedClientException',
  'ExpiredTokenException',
  'IncompleteSignatureException',
  'InvalidSignatureException',
]);

const sentences =
  /^(missing authentication token|the security token included in the request is (invalid|expired)|signature (expired|not yet current))/i;

const messageOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return '';
  const message: unknown = Reflect.get(body, 'message') ?? Reflect.get(body, 'Message');
  return typeof message === 'string' ? message : '';
};

const sentencesOfTime = /^signature (expired|not yet current)/i;

/**
 * By how many seconds the clock here is ahead of the gateway's that refused a signature, negative where it is behind;
 * null where the clock is not why. `date` is the header of its answer, `now` in milliseconds.
 */
export const computeClockAheadSeconds = (
  date: string | undefined,
  body: unknown,
  now: number,
): number | null => {
  const there = Date.parse(date ?? '');
  if (!sentencesOfTime.test(messageOf(body)) || Number.isNaN(there)) return null;
  const ahead = Math.round((now - there) / 1_000);
  return Math.abs(ahead) > toleratedClockSkewSeconds ? ahead : null;
};

/** Whether a 403 comes from the gateway, which did not take the signature, and not from the service behind it. */
export const isSignatureRefusal = (status: number, errorType: string | undefined, body: unknown): boolean => {
  if (status !== 403) return false;
  if (errorTypes.has(errorType?.split(/[:,#]/)[0] ?? '')) return true;
  return sentences.test(messageOf(body));
};
