import { describe, expect, it } from 'vitest';
import type { SignedRequestResult } from './signedApi.ts';
import { notifyOnSessionLost } from './notifyOnSessionLost.ts';

const answers: readonly SignedRequestResult[] = [
  { kind: 'answered', status: 403, requestId: 'r1', body: null },
  { kind: 'no-answer' },
  { kind: 'missing-configuration' },
  { kind: 'session-lost', status: 403, requestId: 'r2' },
];

describe('a call that finds nobody signed in', () => {
  it.each(answers)('is reported, and only that: $kind', async (answer) => {
    let reports = 0;
    const api = notifyOnSessionLost({ send: async () => answer }, () => (reports += 1));
    expect(await api.send({ method: 'GET', path: '/account' })).toBe(answer);
    expect(reports).toBe(answer.kind === 'session-lost' ? 1 : 0);
  });
});
