import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import type { IdentityCaller } from './createIdentityCaller.ts';

/** The library repeats a call whose answer got lost after at least this long: what comes earlier is the first answer. */
const firstRepeatAfter = 200;

/**
 * Makes a call, for which `prepare` fetches what it needs first, and notes of a refusal whether it may be one of a
 * repetition, whose first answer got lost on the way.
 */
export const askAndNoteRetriedRefusal = async <T>(
  ask: IdentityCaller['ask'],
  clock: Pick<Clock, 'now'>,
  prepare: () => Promise<() => Promise<T>>,
): Promise<Result<T, IdentityFailure>> => {
  let began = 0;
  const answer = await ask(async () => {
    const call = await prepare();
    began = clock.now();
    return call();
  });
  if (answer.ok || answer.failure.name === 'no-answer') return answer;
  const mayBeRepeat = clock.now() - began >= firstRepeatAfter;
  return failed({ ...answer.failure, ...(mayBeRepeat ? { mayBeRepeat } : {}) });
};
