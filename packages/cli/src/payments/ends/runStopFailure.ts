import {
  instructionRefusedMessage,
  listNotWholeMessage,
  openElsewhereMessage,
  openSingleMessage,
  payeesGoneMessage,
} from '@fx-gateway/domain/payment-run/runMessages.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { callNotStoredMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import type { RunEnd, RunStop } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import {
  isRunDealUnknown,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { EqualDealsOf } from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import { isAccessLost } from '@fx-gateway/domain/calls/callFailure.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { howToSeeAccounts } from '../../bankDetails/howToSeeAccounts.ts';
import { bankDetailsFailure } from '../../bankDetails/bankDetailsFailure.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeLines } from '../../safe-text/safeText.ts';
import { bookedBeforeFailure } from './bookedBeforeFailure.ts';
import { keyWords } from '../scope/findRun.ts';
import { rowsNotSentFailure } from './rowsNotSentFailure.ts';
import type { PaymentRunConnection } from '../scope/paymentRunConnection.ts';

/** How a run that is not over goes on. */
export const resumeHint = (run: Pick<PaymentRun, 'name'>): string =>
  `Go on with: fxg payments resume ${keyWords(run)}`;

const named = (deals: readonly RunDeal[]): string =>
  `${deals.length === 1 ? 'deal' : 'deals'} ${listInSentence(deals.map(({ id }) => id))}`;

/** Whether it stops since not all deals of the last seven days can be seen, which the user may accept. */
export const isUnseen = (stop: RunStop): boolean =>
  stop.kind === 'list-not-whole' || (stop.kind === 'not-looked' && !isAccessLost(stop.failure));

const acceptUnseenHint = (run: PaymentRun): string =>
  `Where you know yourself that nothing of it is paid: fxg payments resume ${keyWords(run)} --unread-orders-accepted`;

/** What was seen of a run while it went on, or right after. */
type SeenOfRun = {
  /** All of its deals that may be booked already, where it stopped because of one. */
  readonly equal: readonly EqualDealsOf[];
  /** Why a turn did not begin. */
  readonly notBegun: CommandFailure | null;
  /** Another fxg of this machine moves money for the customer. */
  readonly isBusy: boolean;
  /** What only the user can say, and how. */
  readonly asks?: readonly string[];
};

export const nothingSeen: SeenOfRun = { equal: [], notBegun: null, isBusy: false };

/** What a partner says in its own words. */
type RunWords = Pick<PaymentRunConnection, 'failureMessage' | 'settleSingle'>;

/** With what a run ends that stopped before its end. */
export const stopFailure = (
  { dealId, stop }: Extract<RunEnd, { kind: 'stopped' }>,
  run: PaymentRun,
  { failureMessage, settleSingle }: RunWords,
  { equal, notBegun }: SeenOfRun,
): CommandFailure => {
  const at = (words: string): string => `Deal ${dealId}: ${words}`;
  const hint = resumeHint(run);
  switch (stop.kind) {
    case 'no-access':
    case 'no-quote':
    case 'not-looked': {
      const failure = callCommandFailure(stop.failure, failureMessage(stop.failure));
      const lines = [failure.hint ?? '', hint, ...(isUnseen(stop) ? [acceptUnseenHint(run)] : [])];
      return { ...failure, message: at(failure.message), hint: safeLines(lines).trim() };
    }
    case 'list-not-whole':
      return commandFailure(exitCodes.refused, 'list-not-whole', at(listNotWholeMessage(stop.lacking)), {
        hint: safeLines([hint, acceptUnseenHint(run)]),
      });
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
    case 'busy': {
      // A turn does not begin where another fxg is at work, and neither where nobody is signed in any more.
      const why = notBegun ?? commandFailure(exitCodes.pending, 'busy', stop.message);
      return { ...why, message: at(why.message), hint: safeLines([why.hint ?? '', hint]).trim() };
    }
    case 'equal-deals':
      return bookedBeforeFailure(run, equal.length > 0 ? equal : [{ dealId, equal: stop.equal }]);
    case 'open-elsewhere':
      return commandFailure(exitCodes.pending, 'open-elsewhere', at(openElsewhereMessage(stop)), {
        hint: resumeHint({ name: stop.run }),
      });
    case 'open-single': {
      const one = stop.call.kind === 'booking' ? settleSingle(stop.call.quoteId) : 'fxg quotes settle';
      return commandFailure(exitCodes.pending, 'open-single', at(openSingleMessage(stop.call)), {
        hint: safeLines([`Find out with: ${one}`, hint]),
      });
    }
    case 'instruction-refused': {
      const resume = `fxg payments resume ${keyWords(run)}`;
      return commandFailure(
        exitCodes.refused,
        'instruction-refused',
        at(instructionRefusedMessage(stop.refusal)),
        {
          hint: safeLines([
            `To try it again and book the others: ${resume}`,
            `To go on without it: ${resume} --leave-out ${dealId}`,
          ]),
          requestId: stop.refusal.requestId,
        },
      );
    }
    case 'payees-gone':
      return commandFailure(exitCodes.refused, 'payees-gone', at(payeesGoneMessage(stop.payees)), { hint });
    case 'details-unchecked':
    case 'details-unread': {
      if (stop.kind === 'details-unread' && isAccessLost(stop.failure)) {
        const lost = callCommandFailure(stop.failure, failureMessage(stop.failure));
        return { ...lost, message: at(lost.message), hint: safeLines([lost.hint ?? '', hint]).trim() };
      }
      const failure = bankDetailsFailure(stop, 'they were paid last');
      const see = stop.kind === 'details-unchecked' ? howToSeeAccounts(stop.questions) : [];
      return { ...failure, message: at(failure.message), hint: safeLines([...see, hint]) };
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
    case 'rows-changed':
      return commandFailure(
        exitCodes.failed,
        'rows-changed',
        at('one of its payments was left out or put back elsewhere just now. It was not booked.'),
        { hint },
      );
    case 'gone':
    case 'not-now':
      return commandFailure(exitCodes.failed, 'gone', 'This run was closed elsewhere.', { hint: null });
  }
};

/** What the partner has answered, where that does not say what became of a deal. */
const saidOf = ({ id, state }: RunDeal): string =>
  state.kind === 'instructing' && state.said !== undefined ? `Deal ${id}: ${state.said.words}` : '';

const unknownFailure = (
  run: PaymentRun,
  unknown: readonly RunDeal[],
  end: RunEnd,
  { isBusy, asks = [] }: SeenOfRun,
): CommandFailure => {
  const waiting = run.deals.filter(({ state }) => state.kind === 'waiting');
  const isKept = end.kind !== 'stopped' || end.stop.kind !== 'not-kept';
  return outcomeUnknownFailure(
    joinSentences(
      `It is not known what became of ${named(unknown)}.`,
      ...unknown.map(saidOf),
      isBusy ? `Another terminal may be at work on ${unknown.length === 1 ? 'it' : 'them'}.` : '',
      isKept ? '' : 'The run could not be kept on this machine any more: mend its folder before you go on.',
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

/**
 * With what a run ends: what is unknown comes first, then why it stopped, what was refused, and the rows that did not go;
 * null where all is paid.
 */
export const runFailure = (
  run: PaymentRun,
  end: RunEnd,
  connection: RunWords,
  seen: SeenOfRun = nothingSeen,
): CommandFailure | null => {
  const unknown = run.deals.filter(isRunDealUnknown);
  if (unknown.length > 0) return unknownFailure(run, unknown, end, seen);
  if (end.kind === 'stopped') return stopFailure(end, run, connection, seen);
  const refused = run.deals.filter(
    ({ state }) => state.kind === 'waiting' || state.kind === 'booked' || state.kind === 'paid-otherwise',
  );
  return refused.length === 0 ? rowsNotSentFailure(run) : refusedFailure(run, refused);
};

/** What is said on Ctrl-C while a run goes on: nothing of it is lost. */
export const runInterruptedFailure = (run: PaymentRun): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted. What was sent is kept with the run, and nothing of it is sent twice.',
    { hint: resumeHint(run) },
  );
