import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { keyWords } from '../scope/findRun.ts';

/** The rows of the file that cannot go; null where every row went. */
export const rowsNotSentFailure = (run: Pick<PaymentRun, 'name' | 'held'>): CommandFailure | null => {
  const { length } = run.held;
  return length === 0
    ? null
    : commandFailure(
        exitCodes.refused,
        'rows-not-sent',
        `${length === 1 ? 'One row of the file was' : `${length} rows of the file were`} not sent.`,
        {
          hint: `See why with: fxg payments report ${keyWords(run)}\nMend them and pay them by a run with another key.`,
        },
      );
};
