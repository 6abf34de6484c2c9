import type { Result } from '@fx-gateway/domain/result/result.ts';

/** The value of what must have succeeded. */
export const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

/** The failure of what must have failed. */
export const failureOf = <F>(result: Result<unknown, F>): F => {
  if (result.ok) throw new Error(`succeeded with ${JSON.stringify(result.value)}`);
  return result.failure;
};
