import { isAccessLost } from '@fx-gateway/domain/calls/callFailure.ts';
import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { PaymentRows } from '../file/readPaymentRows.ts';
import { groupRunPayments } from '@fx-gateway/domain/payment-run/grouping/groupRunPayments.ts';
import { createRunJudge } from '@fx-gateway/domain/payment-run/judging/createRunJudge.ts';
import type { JudgedRow, RunPurposeNeeded } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import {
  selectRunPayments,
  type SelectedRows,
} from '@fx-gateway/domain/payment-run/judging/selectRunPayments.ts';
import {
  loadRunContext,
  type LoadedRunContext,
} from '@fx-gateway/domain/payment-run/preparation/loadRunContext.ts';
import type { RunGroup } from '@fx-gateway/domain/payment-run/runPayment.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { optionFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Options } from '../../verbs/options.ts';
import { askPurposes } from './askPurposes.ts';
import type { PaymentRunConnection } from '../scope/paymentRunConnection.ts';

/** A file of payments as it was judged; nothing was sent. */
export type PreparedPayments = {
  readonly rows: readonly RunRow[];
  readonly isCommaDecimal: boolean;
  /** The columns that are not read, by their names. */
  readonly unread: readonly string[];
  readonly judged: readonly JudgedRow[];
  readonly purposesNeeded: readonly RunPurposeNeeded[];
  readonly loaded: LoadedRunContext;
};

const settleIn = (options: Options): Result<Currency, CommandFailure> => {
  const code = (options.text('settleIn') ?? 'USD').toUpperCase();
  const currency = beneficiaryCurrencies.find((each) => each === code);
  return currency === undefined
    ? optionFailure(
        '--settle-in',
        `${code} is no currency that a deal is settled in.`,
        beneficiaryCurrencies.join(', '),
      )
    : succeeded(currency);
};

/** The purpose of `--purpose GB/W=GOODS`, or of `--purpose GOODS` for every country and method. */
const chosenPurpose = (texts: readonly string[], country: string, method: string): string | null => {
  const own = texts.find((text) => text.startsWith(`${country}/${method}=`));
  return own?.slice(own.indexOf('=') + 1) ?? texts.find((text) => !text.includes('=')) ?? null;
};

/** Reads everything that rows are judged by, and judges them. */
export const preparePayments = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  { rows, isCommaDecimal, unread: columnsNotRead }: PaymentRows,
): CommandResult<PreparedPayments> => {
  const { options } = invocation;
  const currency = settleIn(options);
  if (!currency.ok) return currency;
  const loaded = await loadRunContext(connection.preparation, connection.rules, rows, {
    settlementCurrency: currency.value,
    chosenAccounts: options.texts('from'),
    purposes: [],
    isCommaDecimal,
  });
  if (!loaded.ok)
    return failed(callCommandFailure(loaded.failure, connection.failureMessage(loaded.failure)));
  // Whoever is not signed in any more is told so, and not asked what they think.
  const lost = [loaded.value.recentUnread?.failure ?? null, loaded.value.unread].find(
    (failure) => failure !== null && isAccessLost(failure),
  );
  if (lost !== undefined && lost !== null)
    return failed(callCommandFailure(lost, connection.failureMessage(lost)));
  const said = options.texts('purpose');
  const context = {
    ...loaded.value.context,
    purposes: loaded.value.context.purposes.map((each) => ({
      ...each,
      chosen: chosenPurpose(said, each.country, each.method),
    })),
  };
  const purposes = await askPurposes(
    invocation,
    createRunJudge(context)(rows).purposesNeeded,
    context.purposes,
  );
  if (!purposes.ok) return purposes;
  const asked = { ...context, purposes: purposes.value };
  const { rows: judged, purposesNeeded } = createRunJudge(asked)(rows);
  return succeeded({
    rows,
    isCommaDecimal,
    unread: columnsNotRead,
    judged,
    purposesNeeded,
    loaded: { ...loaded.value, context: asked },
  });
};

/** What goes of it once these questions are answered with yes, and in which deals. */
export const selectPayments = (
  { judged, loaded }: PreparedPayments,
  confirmed: ReadonlySet<string>,
): SelectedRows & { readonly groups: readonly RunGroup[] } => {
  const selected = selectRunPayments(judged, confirmed);
  return { ...selected, groups: groupRunPayments(selected.payments, loaded.context.rules) };
};
