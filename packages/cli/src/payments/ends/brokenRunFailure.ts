import { StoreFailure } from '@fx-gateway/domain/ports/storeFailure.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { thrownFailure } from '../../failures/thrownFailure.ts';
import { safeLines } from '../../safe-text/safeText.ts';
import { keyWords } from '../scope/findRun.ts';

/** The system's own words, such as `ENOSPC: no space left on device, write`. */
const isFileTrouble = (trouble: unknown): trouble is Error & { readonly code: string } =>
  trouble instanceof Error &&
  'code' in trouble &&
  typeof trouble.code === 'string' &&
  /^E[A-Z]+$/.test(trouble.code);

/** What is said of deals of which a call has left, and that could not be kept. */
const mayBeSent = (sent: readonly string[]): string =>
  sent.length === 0
    ? 'Nothing was sent.'
    : `${sent.length === 1 ? 'Deal' : 'Deals'} ${listInSentence(sent)} may have been sent.`;

/**
 * With what a run ends that broke off in the middle, because what it keeps could not be read or written: what it may have
 * sent is not known (exit 8), and nothing is sent twice once the folder is mended and it is resumed.
 */
export const brokenRunFailure = (
  run: Pick<PaymentRun, 'name'>,
  sent: readonly string[],
  trouble: unknown,
): CommandFailure => {
  const thrown = thrownFailure(trouble);
  const isKept = trouble instanceof StoreFailure || isFileTrouble(trouble);
  const resume = `fxg payments resume ${keyWords(run)}`;
  return commandFailure(
    sent.length > 0 ? exitCodes.pending : thrown.exit,
    isKept ? 'not-kept' : thrown.code,
    joinSentences(
      mayBeSent(sent),
      isFileTrouble(trouble)
        ? `The run could not be kept on this machine: ${trouble.message}`
        : thrown.message,
    ),
    {
      hint: safeLines([
        isKept ? `Mend the folder and run: ${resume}` : `Find out with: ${resume}`,
        ...(isFileTrouble(trouble) || thrown.hint === null ? [] : [thrown.hint]),
      ]),
    },
  );
};
