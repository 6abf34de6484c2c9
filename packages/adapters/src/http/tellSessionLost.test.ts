import { describe, expect, it } from 'vitest';
import type { SignedAnswer } from './signedApi.ts';
import { tellSessionLost } from './tellSessionLost.ts';

const answers: readonly SignedAnswer[] = [
  { kind: 'answered', status: 403, requestId: 'r1', body: null },
  { kind: 'no-answer' },
  { kind: 'missing-configuration' },
  { kind: 'session-lost', status: 403, requestId: 'r2' },
];

describe('a call that finds nobody signed in', () => {
  it.each(answers)('is told of, and only that: $kind', async (answer) => {
    let told = 0;
    const api = tellSessionLost({ send: async () => answer }, () => (told += 1));
    expect(await api.send({ method: 'GET', path: '/account' })).toBe(answer);
    expect(told).toBe(answer.kind === 'session-lost' ? 1 : 0);
  });
});
