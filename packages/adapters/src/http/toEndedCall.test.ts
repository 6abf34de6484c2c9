import { describe, expect, it } from 'vitest';
import { toEndedCall } from './toEndedCall.ts';
import type { SignedRequestResult } from './signedApi.ts';

const request = { method: 'POST', path: '/deal/book' } as const;
const refused = { status: 403, requestId: 'r-1' };
const told = (status: number | null, requestId: string | null) => ({
  call: 'POST /deal/book',
  status,
  requestId,
  key: 'key-1',
});

describe('a call of a partner that is over', () => {
  it.each<readonly [SignedRequestResult, ReturnType<typeof toEndedCall>]>([
    [{ kind: 'answered', status: 200, requestId: 'r-1', body: {} }, told(200, 'r-1')],
    [{ kind: 'no-answer' }, told(null, null)],
    [{ kind: 'wrong-clock', ahead: 600, ...refused }, told(403, 'r-1')],
    [{ kind: 'not-admitted', ...refused }, told(403, 'r-1')],
    [{ kind: 'session-lost', ...refused }, told(403, 'r-1')],
  ])('is told with the status and the request id of its answer: $kind', (answer, ended) => {
    expect(toEndedCall(request, answer, 'key-1')).toEqual(ended);
  });

  it.each<SignedRequestResult>([
    { kind: 'missing-configuration' },
    { kind: 'session-lost', status: null, requestId: null },
  ])('is not told where it never left: $kind', (answer) => {
    expect(toEndedCall(request, answer, null)).toBeNull();
  });
});
