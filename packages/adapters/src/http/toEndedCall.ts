import type { EndedCall } from '@fx-gateway/domain/calls/endedCall.ts';
import type { HeldBack } from './holdChangesBack.ts';
import type { HttpAnswer } from './httpPort.ts';
import type { SignedRequestResult, SignedRequest } from './signedApi.ts';

/** How a call that left has ended; null where it never left. Its path names the places of its ids, and has none. */
export const toEndedCall = (
  { method, path }: Pick<SignedRequest, 'method' | 'path'>,
  answer: HttpAnswer | SignedRequestResult | HeldBack,
  key: string | null,
): EndedCall | null => {
  const call = `${method} ${path}`;
  if (answer.kind === 'no-answer') return { call, status: null, requestId: null, key };
  if (answer.kind === 'missing-configuration' || answer.kind === 'held-back' || answer.kind === 'not-renewed')
    return null;
  if (answer.status === null) return null;
  return { call, status: answer.status, requestId: answer.requestId, key };
};
