import { advanceRun } from '@fx-gateway/domain/payment-run/run/advanceRun.ts';
import type { RunEnd } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import {
  deniedBookingOf,
  isRunDealOver,
  isRunDealUnknown,
  orderOfRunDeal,
  totalOfRunDeal,
  type RunDeal,
  type PaymentRun,
  type RunOrder,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { findRowsPaidElsewhere } from '@fx-gateway/domain/payment-run/run/rowsPaidElsewhere.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { toMoneyJson } from '../amounts/amountData.ts';
import { confirmBankDetails } from '../bankDetails/confirmBankDetails.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { confirmChange, type ChangeToConfirm } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { brokenRunFailure } from './ends/brokenRunFailure.ts';
import { findWhereRunWouldStop } from './findWhereRunWouldStop.ts';
import { carryOnRun } from './carryOnRun.ts';
import { progressOfRunDeal } from '@fx-gateway/domain/payment-run/run/runProgress.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';
import { reportUnusedLimits } from './readSettlementLimits.ts';
import { refuseLeftOut } from './readDealWords.ts';
import { reportRun } from './ends/runReportOutput.ts';
import { dealFacts } from './dealFacts.ts';
import { dealProgressWords } from './ends/dealProgressWords.ts';
import { nothingSeen, resumeHint, runFailure } from './ends/runStopFailure.ts';
import { settleRun } from './settleRun.ts';

/** What the user says of a run that goes on. */
type ResumeWords = {
  readonly limits: readonly Money[];
  /** Which order the booking of a deal became, by the id of the deal; null for none. */
  readonly orders: ReadonlyMap<string, RunOrder | null>;
  readonly beside: readonly string[];
  /** The deals that are not paid by this run any more, by their ids. */
  readonly leftOut: readonly string[];
};

/** The limits of a run, with those that are given now in place of the earlier ones of their currency. */
const raised = (before: readonly Money[], now: readonly Money[]): readonly Money[] => [
  ...before.filter(({ currency }) => !now.some((limit) => limit.currency === currency)),
  ...now,
];

const leftOutWords = (deal: RunDeal): string => {
  const order = orderOfRunDeal(deal);
  return order === null
    ? 'left out: it is not booked'
    : `left out: order ${order.number} stays booked and pays nobody`;
};

const notLeftOut = (run: PaymentRun, dealId: string): CommandFailure =>
  commandFailure(
    exitCodes.refused,
    'not-left-out',
    `Deal ${dealId} could not be left out: another terminal is at work on it.`,
    { hint: resumeHint(run) },
  );

/** The report names the order that pays what is left out. */
const noteWhatPaysInstead = async (
  { partner, runs }: PaymentRunConnection,
  run: PaymentRun,
  dealId: string,
): Promise<void> => {
  const deal = run.deals.find(({ id }) => id === dealId);
  const seen = deal === undefined ? null : await findRowsPaidElsewhere(partner, run, deal);
  if (seen !== null) await runs.advance(run.id, dealId, seen);
};

const planToResume = (run: PaymentRun, leftOut: readonly string[]): ChangeToConfirm => {
  const left = run.deals.filter((deal) => !isRunDealOver(deal));
  return {
    title: `The run ${run.name} goes on: ${left.length} of ${run.deals.length} deals are left.`,
    facts: [
      ...left.flatMap((deal): readonly (readonly [string, string])[] => [
        [
          `Deal ${deal.id}`,
          `${formatMoney(totalOfRunDeal(deal))} in ${deal.payments.length === 1 ? '1 payment' : `${deal.payments.length} payments`}: ${leftOut.includes(deal.id) ? leftOutWords(deal) : dealProgressWords(deal)}`,
        ],
        ...(leftOut.includes(deal.id) ? [] : dealFacts(deal)),
      ]),
      ...run.limits.map((limit): readonly [string, string] => ['At most', formatMoney(limit)]),
    ],
    question: 'Go on with it?',
  };
};

const dryRunOutput = (run: PaymentRun) =>
  makeOutput(
    {
      dryRun: true as const,
      would: {
        key: run.name,
        deals: run.deals
          .filter((deal) => !isRunDealOver(deal))
          .map((deal) => ({ deal: deal.id, state: progressOfRunDeal(deal) })),
        limits: run.limits.map(toMoneyJson),
      },
    },
    null,
  );

/** The run as it is once these deals are left out. */
const withoutDeals = (run: PaymentRun, leftOut: readonly string[]): PaymentRun =>
  leftOut.reduce((before, id) => {
    const step = advanceRun(before, id, { type: 'left-out' });
    return step.ok ? step.value : before;
  }, run);

/** An instruction that turned out to be refused is told before it is sent once more. */
const foundRefused = (before: PaymentRun, now: PaymentRun): RunEnd | null => {
  const wasOpen = ({ id }: RunDeal): boolean =>
    before.deals.some((deal) => deal.id === id && deal.state.kind === 'instructing');
  for (const deal of now.deals.filter(wasOpen))
    if (deal.state.kind === 'booked' && deal.state.refusal !== null) {
      const stop = { kind: 'instruction-refused', refusal: deal.state.refusal } as const;
      return now.deals.some(({ state }) => state.kind === 'waiting')
        ? { kind: 'stopped', dealId: deal.id, stop }
        : { kind: 'end' };
    }
  return null;
};

/** Finds out what became of the calls of a run whose answers were lost, and goes on with what is left of it. */
const goOnWithRun = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  kept: PaymentRun,
  { limits, orders, beside, leftOut }: ResumeWords,
): Promise<Outcome<'payments resume'>> => {
  const { runs, preparation } = connection;
  const unknownToRun = refuseLeftOut(kept, leftOut);
  if (!unknownToRun.ok) return unknownToRun;
  await reportUnusedLimits(invocation, kept, limits);
  const run = { ...kept, limits: raised(kept.limits, limits) };
  const left = run.deals.filter((deal) => !isRunDealOver(deal));
  // What was said to be none may be named after all, also where nothing else is left.
  if (left.length === 0 && !run.deals.some((deal) => deniedBookingOf(deal) !== null && orders.has(deal.id)))
    return reportRun(invocation, connection, run, runFailure(run, { kind: 'end' }, connection));
  // What was there when the run began was told then; what came since is asked about.
  const besides = invocation.options.flag('sameAgain') ? [...beside, ...run.known] : beside;
  const isUnseenAccepted = invocation.options.flag('unreadOrdersAccepted');
  const go = await confirmChange(invocation, { ...planToResume(run, leftOut), changes: 'money' });
  if (!go.ok) return go;
  const paid = left.filter(({ id }) => !leftOut.includes(id));
  const payees = [...new Set(paid.flatMap(({ payments }) => payments.map(({ payeeId }) => payeeId)))];
  const read = await preparation.readAccounts(payees);
  const details = await confirmBankDetails(invocation, read, {
    nothing: 'Nothing more was booked.',
    since: 'they were paid last',
  });
  if (!details.ok) return details;
  const agreed = { beside: besides, bankDetails: details.value, unseenAccepted: isUnseenAccepted };
  if (go.value === 'stop') {
    const known = new Set(
      read.kind === 'read' ? read.accounts.map(({ beneficiaryId }) => beneficiaryId) : payees,
    );
    const missing = payees.filter((id) => !known.has(id));
    for (const { id } of left.filter(isRunDealUnknown))
      invocation.notice(`Resuming finds out first what became of deal ${id}.`);
    await findWhereRunWouldStop(
      invocation,
      connection,
      withoutDeals(run, leftOut),
      { agreed, missing },
      'resumed',
    );
    return dryRunOutput(run);
  }
  await preparation.rememberChecked(details.value.checked);
  for (const dealId of new Set(leftOut)) {
    const step = await runs.advance(run.id, dealId, { type: 'left-out' });
    // What another terminal has begun meanwhile is not booked once more by going on here.
    if (!step.ok) return failed(notLeftOut(run, dealId));
    await noteWhatPaysInstead(connection, step.value, dealId);
  }
  const settled = await settleRun(invocation, connection, run, orders);
  if (!settled.ok) return settled;
  await runs.limit(run.id, run.limits);
  const now = (await runs.find(run.id)) ?? run;
  const refused = foundRefused(run, now);
  if (refused !== null)
    return reportRun(invocation, connection, now, runFailure(now, refused, connection), run);
  // Where nobody can answer, what nobody knows is told before anything else is booked.
  if (!now.deals.some(isRunDealUnknown) || invocation.canAsk)
    return carryOnRun(invocation, connection, now, agreed);
  const seen = { ...nothingSeen, isBusy: await connection.isBusyElsewhere(), asks: settled.value };
  return reportRun(invocation, connection, now, runFailure(now, { kind: 'end' }, connection, seen), run);
};

/** The same, where what is kept may be unreadable or unwritable in the middle of it: what was open before stays open. */
export const resumeRun = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  kept: PaymentRun,
  words: ResumeWords,
): Promise<Outcome<'payments resume'>> => {
  try {
    return await goOnWithRun(invocation, connection, kept, words);
  } catch (trouble) {
    const open = kept.deals.filter(isRunDealUnknown).map(({ id }) => id);
    return failed(brokenRunFailure(kept, open, trouble));
  }
};
