import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { newPaymentRun } from './beginPaymentRun.ts';
import { rowsNotSentFailure } from './ends/rowsNotSentFailure.ts';
import { findWhereRunWouldStop } from './findWhereRunWouldStop.ts';
import type { ConfirmedQuestions } from './judging/confirmRunQuestions.ts';
import { selectPayments, type PreparedPayments } from './judging/preparePayments.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';
import { aboveLimit, planOfRun, quoteRun, readBeside, requireLimits, totalsOf } from './planRun.ts';
import { readSettlementLimits, reportUnusedLimits } from './readSettlementLimits.ts';

/** A new run as it was confirmed. */
export type PlannedRun = {
  readonly run: PaymentRun;
  readonly selected: ReturnType<typeof selectPayments>;
  readonly said: ConfirmedQuestions;
};

/** The run as it is confirmed, with its limits; where a person looks, what the quotes come to is the limit not given. */
export const planNewRun = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  prepared: PreparedPayments,
  named: Pick<PaymentRun, 'name' | 'terms'>,
  said: ConfirmedQuestions,
): CommandResult<PlannedRun & { readonly goes: boolean }> => {
  const { options } = invocation;
  const given = readSettlementLimits(options);
  if (!given.ok) return given;
  const selected = selectPayments(prepared, said.keys);
  const made = newPaymentRun(options, named, prepared, selected, given.value);
  if (!made.ok) return made;
  await reportUnusedLimits(invocation, made.value, given.value);
  const isSeen = invocation.canAsk && !options.flag('yes') && !options.flag('dryRun');
  const limited = isSeen ? succeeded(null) : requireLimits(made.value, given.value);
  if (!limited.ok) {
    if (!options.flag('dryRun')) return limited;
    invocation.wouldEnd(limited.failure);
  }
  const isQuoted = isSeen || options.flag('dryRun');
  const quotes = isQuoted ? await quoteRun(connection, made.value) : null;
  if (quotes?.ok === false) return quotes;
  const totals = totalsOf(quotes?.value ?? []);
  const above = options.flag('dryRun') ? aboveLimit(totals, given.value) : null;
  if (above !== null) invocation.wouldEnd(above);
  if (options.flag('dryRun')) {
    await findWhereRunWouldStop(invocation, connection, made.value, { agreed: said, missing: [] }, 'new');
    const left = rowsNotSentFailure(made.value);
    if (left !== null) invocation.wouldEnd(left);
  }
  const open = totals.filter(({ currency }) => !given.value.some((limit) => limit.currency === currency));
  const run = { ...made.value, limits: [...given.value, ...open] };
  const beside = await readBeside(connection, run, said);
  if (!beside.ok) return beside;
  const shown = planOfRun(run, quotes?.value ?? null, selected.held.length, beside.value);
  const go = await confirmChange(invocation, { ...shown, changes: 'money' });
  return go.ok ? succeeded({ run, selected, said, goes: go.value === 'go' }) : go;
};
