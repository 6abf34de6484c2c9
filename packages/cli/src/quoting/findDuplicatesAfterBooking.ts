import { systemTimers } from '@fx-gateway/adapters/node';
import { concurrentDuplicatesNotCheckedMessage } from '@fx-gateway/domain/quoting/duplicateDealSentences.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../verbs/invocation.ts';

/** A command does not wait longer, in milliseconds, for what it looks at after its outcome was told. */
const longestLookMs = 10_000;

/**
 * Looks once more after a deal was booked and told, for an equal one that another device booked at the same moment: each
 * looks before the other's is in the list. `look` gives what is said of it, or null; where it fails, or takes too long,
 * that is said.
 */
export const findDuplicatesAfterBooking = (
  { lookAfterwards }: Pick<Invocation, 'lookAfterwards'>,
  kind: 'order' | 'deal',
  look: () => Promise<Result<string | null, unknown>>,
): void => {
  const notChecked = concurrentDuplicatesNotCheckedMessage(kind);
  lookAfterwards(async () => {
    const looked = look().then(
      (found) => (found.ok ? found.value : notChecked),
      () => notChecked,
    );
    return new Promise((resolve) => {
      const stopWaiting = systemTimers.after(longestLookMs, () => resolve(notChecked));
      const answered = async (): Promise<void> => {
        const said = await looked;
        stopWaiting();
        resolve(said);
      };
      void answered();
    });
  }, notChecked);
};
