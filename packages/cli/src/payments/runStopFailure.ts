import { payeesGoneMessage } from '@fx-gateway/domain/payment-run/runMessages.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { callNotStoredMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import type { RunEnd } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import {
  isRunDealUnknown,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { EqualDeal } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { bankDetailsFailure } from '../bankDetails/bankDetailsFailure.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { keyWords } from './findRun.ts';
import type { PaymentRunConnection } from './paymentRunConnection.ts';

/** How a run that is not over goes on. */
export const resumeHint = (run: Pick<PaymentRun, 'name'>): string =>
  `Go on with: fxg payments resume ${keyWords(run)}`;

const named = (deals: readonly RunDeal[]): string =>
  `${deals.length === 1 ? 'deal' : 'deals'} ${listInSentence(deals.map(({ id }) => id))}`;

/** What is said where another deal pays the same: this one may not be booked yet, or be one of the two. */
const twinWords = (run: PaymentRun, dealId: string): string => {
  const deal = run.deals.find(({ id }) => id === dealId);
  const order = deal?.state.kind === 'booked' ? orderOfRunDeal(deal) : null;
  return order === null
    ? 'it may be booked already.'
    : `it is booked as order ${order.number}, which was not instructed and pays nobody, because the same was booked elsewhere at the same time. Ask the partner to cancel the one that you do not want.`;
};

/** Either it is the same payment, which is not made once more, or another one: only the user knows. */
const equalDealsHint = (run: PaymentRun, dealId: string, equal: readonly EqualDeal[]): string => {
  const resume = `fxg payments resume ${keyWords(run)}`;
  const beside = equal.map(({ number }) => `--beside ${number}`).join(' ');
  const deal = run.deals.find(({ id }) => id === dealId);
  const order = deal === undefined ? null : orderOfRunDeal(deal);
  return safeLines([
    `If that is the same payment: ${resume} --leave-out ${dealId}`,
    ...(order === null ? [] : [`Order ${order.number} then stays booked and pays nobody.`]),
    `If this is another payment: ${resume} ${beside}`,
  ]);
};

/** With what a run ends that stopped before its end. */
const stopFailure = (
  { dealId, stop }: Extract<RunEnd, { kind: 'stopped' }>,
  run: PaymentRun,
  { failureMessage }: Pick<PaymentRunConnection, 'failureMessage'>,
): CommandFailure => {
  const at = (words: string): string => `Deal ${dealId}: ${words}`;
  const hint = resumeHint(run);
  switch (stop.kind) {
    case 'no-quote':
    case 'not-looked': {
      const failure = callCommandFailure(stop.failure, failureMessage(stop.failure));
      return { ...failure, message: at(failure.message), hint: safeLines([failure.hint ?? '', hint]).trim() };
    }
    case 'above-limit':
      return commandFailure(
        exitCodes.refused,
        'above-limit',
        at(
          `with it the run would settle ${formatMoney(stop.wanted)}, more than ${formatMoney(stop.limit)}. It was not booked.`,
        ),
        { hint: `${hint} --max-settlement ${stop.limit.currency}=N` },
      );
    case 'booked-twice':
      return commandFailure(
        exitCodes.refused,
        'booked-twice',
        at(
          joinSentences(
            'it is booked, and another device booked the same at the same time.',
            ...stop.equal.map(({ sentence }) => sentence),
            'Ask the partner at once to cancel the one that you do not want.',
          ),
        ),
        { hint },
      );
    case 'busy':
      return commandFailure(exitCodes.pending, 'busy', at(stop.message), { hint });
    case 'equal-deals':
      return commandFailure(
        exitCodes.refused,
        'booked-before',
        at(joinSentences(twinWords(run, dealId), ...stop.equal.map(({ sentence }) => sentence))),
        {
          hint: equalDealsHint(run, dealId, stop.equal),
        },
      );
    case 'payees-gone':
      return commandFailure(exitCodes.refused, 'payees-gone', at(payeesGoneMessage(stop.payees)), { hint });
    case 'details-unchecked':
    case 'details-unread': {
      const failure = bankDetailsFailure(stop, 'they were paid last');
      return { ...failure, message: at(failure.message), hint };
    }
    case 'other-amount':
      return commandFailure(
        exitCodes.failed,
        'other-amount',
        at(
          `the quote pays ${formatMoney(stop.quoted)} and not ${formatMoney(stop.wanted)}. It was not booked.`,
        ),
        { hint },
      );
    case 'not-kept':
      return commandFailure(exitCodes.failed, 'not-kept', at(callNotStoredMessage), { hint });
    case 'gone':
    case 'not-now':
      return commandFailure(exitCodes.failed, 'gone', 'This run was closed elsewhere.', { hint: null });
  }
};

const unknownFailure = (
  run: PaymentRun,
  unknown: readonly RunDeal[],
  asks: readonly string[],
): CommandFailure => {
  const waiting = run.deals.filter(({ state }) => state.kind === 'waiting');
  return outcomeUnknownFailure(
    joinSentences(
      `It is not known what became of ${named(unknown)}.`,
      `Another terminal may be at work on ${unknown.length === 1 ? 'it' : 'them'}.`,
      waiting.length === 0 ? '' : `Not booked yet: ${named(waiting)}.`,
    ),
    { hint: asks.length === 0 ? resumeHint(run) : safeLines(asks) },
  );
};

const refusedFailure = (run: PaymentRun, refused: readonly RunDeal[]): CommandFailure =>
  commandFailure(exitCodes.refused, 'deals-refused', `Refused: ${named(refused)}.`, {
    hint: safeLines([
      ...refused.map(({ id, state }) =>
        state.kind === 'waiting' || state.kind === 'booked'
          ? `Deal ${id}: ${state.refusal?.words ?? ''}`
          : `Deal ${id}: ${state.kind === 'paid-otherwise' ? state.words : ''}`,
      ),
      resumeHint(run),
    ]),
    requestId:
      refused
        .map(({ state }) => ('refusal' in state ? state.refusal?.requestId : null))
        .find((id) => id != null) ?? null,
  });

/** With what a run ends: what is unknown comes first, then why it stopped, then what was refused; null where all is paid. */
export const runFailure = (
  run: PaymentRun,
  end: RunEnd,
  connection: Pick<PaymentRunConnection, 'failureMessage'>,
  asks: readonly string[] = [],
): CommandFailure | null => {
  const unknown = run.deals.filter(isRunDealUnknown);
  if (unknown.length > 0) return unknownFailure(run, unknown, asks);
  if (end.kind === 'stopped') return stopFailure(end, run, connection);
  const refused = run.deals.filter(
    ({ state }) => state.kind === 'waiting' || state.kind === 'booked' || state.kind === 'paid-otherwise',
  );
  return refused.length === 0 ? null : refusedFailure(run, refused);
};

/** What is said on Ctrl-C while a run goes on: nothing of it is lost. */
export const runInterruptedFailure = (run: PaymentRun): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted. What was sent is kept with the run, and nothing of it is sent twice.',
    { hint: resumeHint(run) },
  );

/** A deal in a word or two, for a list. */
export const dealProgressWords = (deal: RunDeal): string => {
  const order = orderOfRunDeal(deal)?.number ?? '';
  const words: Readonly<Record<RunDeal['state']['kind'], string>> = {
    waiting: 'not booked',
    booking: 'booking: outcome not known',
    booked: `booked as ${order}, not instructed`,
    instructing: `booked as ${order}, instruction not known`,
    paid: deal.settlement === null ? `booked as ${order}` : `booked as ${order} and instructed`,
    'paid-otherwise': `order ${order} was instructed otherwise`,
    'left-out': 'left out',
  };
  return words[deal.state.kind];
};
