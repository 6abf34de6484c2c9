import type { Result } from '../src/result/result.ts';

export const dana = { email: 'dana@harbor.test' };
export const lee = { email: 'lee@waiting.test' };
export const frame = {
  providerParentCode: '10000API_USER',
  you: 'robin@blank.test',
  now: () => Date.parse('2026-11-22T12:30:00Z'),
};

/** Dana's integration with another key. */
export const renewed = {
  integrationId: 'i-1',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  kind: 'corpayClient',
  key: 'a new long key',
};

export const valueOf = <T>(result: Result<T, { readonly message: string }>): T => {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};
