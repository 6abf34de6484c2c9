import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { SelectedRows } from '@fx-gateway/domain/payment-run/judging/selectRunPayments.ts';
import { toRunHeldRows } from '@fx-gateway/domain/payment-run/preparation/toRunHeldRows.ts';
import { makePaymentRun } from '@fx-gateway/domain/payment-run/preparation/makePaymentRun.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { RunGroup } from '@fx-gateway/domain/payment-run/runPayment.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import type { Options } from '../verbs/options.ts';
import { keyWords } from './scope/findRun.ts';
import type { PreparedPayments } from './judging/preparePayments.ts';
import { runTermsDifference } from './runTerms.ts';

/** The run that these deals make, under the key of the call; nothing is kept yet. */
export const newPaymentRun = (
  options: Options,
  { name, terms }: Pick<PaymentRun, 'name' | 'terms'>,
  { loaded, rows, judged }: PreparedPayments,
  { groups, held }: Pick<SelectedRows, 'held'> & { readonly groups: readonly RunGroup[] },
  limits: readonly Money[],
): Result<PaymentRun, CommandFailure> => {
  const named = {
    id: systemIdentifiers.uuid(),
    name,
    terms,
    known: loaded.known,
    held: toRunHeldRows(rows, judged, held),
    createdAt: systemClock.now(),
    limits,
  };
  const run = makePaymentRun(named, groups, loaded.accounts, options.text('feeFrom'));
  return run.ok
    ? run
    : failed(
        commandFailure(
          exitCodes.usage,
          'fee-account-needed',
          '--fee-from: The fees of these deals are settled from one of your dollar accounts.',
          { hint: safeLines(run.failure.map(({ accountId, text }) => `${accountId}: ${text}`)) },
        ),
      );
};

/** The run that has the key already, where it was begun with the same file; fails where it was begun with another. */
export const sameRunAs = (earlier: PaymentRun, terms: string): Result<PaymentRun, CommandFailure> => {
  const difference = runTermsDifference(earlier.terms, terms);
  return difference === null
    ? succeeded(earlier)
    : failed(
        commandFailure(
          exitCodes.usage,
          'key-taken',
          joinSentences(`The key ${earlier.name} stands for another payment run on this device.`, difference),
          { hint: `Look at it with: fxg payments report ${keyWords(earlier)}` },
        ),
      );
};
