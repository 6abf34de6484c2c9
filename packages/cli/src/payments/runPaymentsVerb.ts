import { failed } from '@fx-gateway/domain/result/result.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { detailsCheckedOption } from '../bankDetails/confirmBankDetails.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { requireWayToConfirm } from '../verbs/confirmChange.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Outcome } from '../verbs/outcome.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { sameRunAs } from './beginPaymentRun.ts';
import { makeRunTerms } from './runTerms.ts';
import { carryOnRun } from './carryOnRun.ts';
import { confirmRunQuestions, sameAgainOption } from './judging/confirmRunQuestions.ts';
import { readNewKey, runKeyOption } from './scope/findRun.ts';
import { heldRowsFailure } from './judging/heldRowsFailure.ts';
import { dealJson, judgedPaymentsJson, judgedPaymentsView } from './judging/judgedPaymentsOutput.ts';
import { toMoneyJson } from '../amounts/amountData.ts';
import { openPayments } from './openPayments.ts';
import { paymentFileOptions } from './file/paymentFileOptions.ts';
import type { ConnectPaymentRuns, PaymentRunConnection } from './scope/paymentRunConnection.ts';
import { planNewRun, type PlannedRun } from './planNewRun.ts';
import { preparePayments, selectPayments, type PreparedPayments } from './judging/preparePayments.ts';
import { readSettlementLimits, settlementLimitOption } from './readSettlementLimits.ts';
import { resumeRun } from './resumeRun.ts';
import { findRunAsks } from './judging/runAsks.ts';
import { unreadOrdersOption } from './judging/unreadOrdersQuestion.ts';
import { writeRejects } from './judging/writeRejects.ts';

/** The same file under the same key goes on where it stopped. */
const goOn = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  earlier: PaymentRun,
  terms: string,
): Promise<Outcome<'payments run'>> => {
  const same = sameRunAs(earlier, terms);
  if (!same.ok) return same;
  const limits = readSettlementLimits(invocation.options);
  if (!limits.ok) return limits;
  invocation.notice(`The run ${earlier.name} was begun before: it goes on where it stopped.`);
  return resumeRun(invocation, connection, earlier, {
    limits: limits.value,
    orders: new Map(),
    beside: [],
    leftOut: [],
  });
};

/** What was found out about the rows, where nothing is sent because some of them cannot go. */
const judgedOutput = (
  { options }: Invocation,
  connection: PaymentRunConnection,
  prepared: PreparedPayments,
  { groups }: PlannedRun['selected'],
  held: CommandFailure,
): Outcome<'payments run'> => {
  const asks = findRunAsks(options, connection, prepared, { isFeeAccountOpen: false, equal: [] });
  return makeOutput(
    judgedPaymentsJson(prepared, groups, asks),
    judgedPaymentsView(prepared, groups, asks),
    held,
  );
};

const begin = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  { run, said }: PlannedRun,
): Promise<Outcome<'payments run'>> => {
  await connection.preparation.rememberChecked(said.bankDetails.checked);
  const earlier = await connection.runs.begin(run);
  return earlier === null
    ? carryOnRun(invocation, connection, run, said)
    : goOn(invocation, connection, earlier, run.terms);
};

/** Pays a file of payments: judged first, then booked and instructed deal by deal, safe to interrupt. */
export const makeRunPaymentsVerb = (
  connect: ConnectPaymentRuns,
  own: readonly OptionSpec[],
): PartnerVerb<'payments run'> => ({
  usage: 'run',
  summary: 'Pay a file of payments: judge it, then book and instruct deal by deal.',
  changes: true,
  movesMoney: true,
  options: [
    ...paymentFileOptions,
    ...own,
    runKeyOption,
    settlementLimitOption,
    { flags: '--good-rows', summary: 'pay the rows that can go, without those that cannot' },
    sameAgainOption,
    unreadOrdersOption,
    detailsCheckedOption,
  ],
  notes: [
    'The limit is checked before each deal: those before it stay booked. --dry-run tells beforehand what all of them come to.',
    'It can be interrupted at any moment: fxg payments resume goes on where it stopped, and nothing is paid twice.',
    'The same file under the same key goes on, too. --dry-run judges as the run does and ends with the same code.',
  ],
  examples: [
    'run --file payments.csv --key payroll-2026-11',
    'run --file payments.csv --key payroll-2026-11 --max-settlement USD=120000 --yes',
    'run --file payments.csv --key payroll-2026-11 --max-settlement USD=120000 --dry-run',
  ],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const way = requireWayToConfirm(invocation);
    if (!way.ok) return way;
    const given = readNewKey(options);
    if (!given.ok) return given;
    const key = given.value;
    const opened = await openPayments(connect, invocation, openSession);
    if (!opened.ok) return opened;
    const { connection, rows } = opened.value;
    const named = { name: key, terms: await makeRunTerms(options, key, rows.rows) };
    const earlier = (await connection.runs.list()).find(({ name }) => name === key);
    if (earlier !== undefined) return goOn(invocation, connection, earlier, named.terms);
    const prepared = await preparePayments(invocation, connection, rows);
    if (!prepared.ok) return prepared;
    const said = await confirmRunQuestions(invocation, connection, prepared.value);
    if (!said.ok) return said;
    const selected = selectPayments(prepared.value, said.value.keys);
    const written = await writeRejects(invocation, prepared.value, selected);
    if (!written.ok) return written;
    const held = heldRowsFailure(selected, prepared.value);
    if (held !== null && (!options.flag('goodRows') || selected.payments.length === 0))
      return judgedOutput(invocation, connection, prepared.value, selected, held);
    const planned = await planNewRun(invocation, connection, prepared.value, named, said.value);
    if (!planned.ok) return failed(planned.failure);
    if (planned.value.goes) return begin(invocation, connection, planned.value);
    const { run } = planned.value;
    const deals = selected.groups.map(dealJson);
    return makeOutput(
      { dryRun: true as const, would: { key: run.name, deals, limits: run.limits.map(toMoneyJson) } },
      null,
    );
  },
});
