import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { thrownFailure } from '../failures/thrownFailure.ts';

/**
 * What this machine keeps, for a command that only looks: where it cannot be read, `none` stands for it and the user is
 * told why, because what the partner says is shown all the same.
 */
export const readStoredOrDefault = async <T>(
  { report }: Pick<Invocation, 'report'>,
  read: () => Promise<T>,
  none: T,
): Promise<T> => {
  try {
    return await read();
  } catch (trouble) {
    const { message, hint } = thrownFailure(trouble);
    await report(joinSentences('What this machine kept is not shown.', message, hint ?? ''));
    return none;
  }
};
