import { correctRunBooking } from '@fx-gateway/domain/payment-run/run/correctRunBooking.ts';
import { settleRunInstruction } from '@fx-gateway/domain/payment-run/run/instructRunDeal.ts';
import type { PaymentRun, RunDeal, RunOrder } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { deniedBookingOf, isRunDealUnknown } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { LostRunBooking } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { settleRunBooking, settleRunBookingAs } from '@fx-gateway/domain/payment-run/run/settleRunBooking.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { formatLocalTime } from '../terminal/formatLocalTime.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { keyWords } from './scope/findRun.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';
import { resumeHint } from './ends/runStopFailure.ts';
import { runPortsOf } from './watchRunPorts.ts';

type Words = ReadonlyMap<string, RunOrder | null>;
type Choice = Extract<LostRunBooking, { kind: 'choose' }>;
/** What the user says of one booking; `leave` where they do not know. */
type Word = 'leave' | RunOrder | null;

const ask = async (invocation: Invocation, deal: RunDeal, seen: Choice): CommandResult<Word> => {
  const prompts = await invocation.prompts();
  if (prompts === null) return succeeded('leave');
  const chosen = await prompts.choose(`Which order did the booking of deal ${deal.id} become?`, [
    { value: 'leave', label: 'I do not know: leave it open' },
    ...seen.candidates.map(({ number, sentence }) => ({ value: `order ${number}`, label: sentence })),
    ...(seen.canBeNone ? [{ value: 'none', label: 'None of these: it was not booked' }] : []),
  ]);
  if (!chosen.ok) return chosen;
  if (chosen.value === 'leave') return succeeded('leave');
  const number = chosen.value.replace(/^order /, '');
  return succeeded(seen.candidates.find((candidate) => candidate.number === number) ?? null);
};

const isOrder = (word: RunOrder | null | undefined): word is RunOrder => word !== null && word !== undefined;

const cannotBeIt = (run: PaymentRun, deal: RunDeal, order: RunOrder): CommandFailure =>
  commandFailure(
    exitCodes.refused,
    'cannot-be-it',
    `Order ${order.number} cannot be the booking of deal ${deal.id}.`,
    { hint: resumeHint(run) },
  );

const wordOn = async (
  invocation: Invocation,
  run: PaymentRun,
  deal: RunDeal,
  seen: Choice,
  words: Words,
): CommandResult<Word> => {
  const said = words.get(deal.id);
  if (said === undefined) return ask(invocation, deal, seen);
  if (said === null) return succeeded(null);
  const candidate = seen.candidates.find(
    ({ number, reference }) => number === said.number || reference === said.number,
  );
  return candidate === undefined ? failed(cannotBeIt(run, deal, said)) : succeeded(candidate);
};

const settleBooking = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  run: PaymentRun,
  deal: RunDeal,
  words: Words,
): CommandResult<readonly string[]> => {
  const ports = runPortsOf(connection);
  const looked = await settleRunBooking(ports, run.id, deal.id, 'itself');
  // Resuming the run is the word that its own call, with its own key, may be sent again.
  const isOpen = looked?.kind === 'unknown' && looked.failure === null;
  const seen = isOpen ? await settleRunBooking(ports, run.id, deal.id, 'user') : looked;
  if (seen?.kind === 'unknown' && seen.until !== null)
    await invocation.report(
      `Deal ${deal.id}: until ${formatLocalTime(seen.until)} it can still become a deal. Run fxg payments resume again then.`,
    );
  if (seen?.kind !== 'choose') return succeeded([]);
  const word = await wordOn(invocation, run, deal, seen, words);
  if (!word.ok) return word;
  if (word.value === 'leave') {
    const options = [
      ...seen.candidates.map(({ number, reference }) => `--order ${deal.id}=${reference || number}`),
      ...(seen.canBeNone ? [`--none ${deal.id}`] : []),
    ];
    return succeeded([
      // While it can still become a deal, or be refused, a later look may tell.
      seen.canBeNone
        ? `Deal ${deal.id}: only you can say what its booking became.`
        : `Deal ${deal.id}: it is not known yet what its booking became. Resume the run again later, or say it now if you know:`,
      ...seen.candidates.map(({ sentence }) => `  ${sentence.replace(/\.$/, '')}.`),
      ...options.map((option) => `  fxg payments resume ${keyWords(run)} ${option}`),
    ]);
  }
  await settleRunBookingAs(
    ports,
    run.id,
    deal.id,
    word.value === null
      ? { noneOf: seen.candidates.map(({ number }) => number) }
      : { order: { number: word.value.number, reference: word.value.reference } },
  );
  return succeeded([]);
};

/** Whether the outcome is asked for, or was said to be none and is said to be an order now. */
const canSay = (deal: RunDeal, words: Words): boolean =>
  deal.state.kind === 'booking' || (deniedBookingOf(deal) !== null && isOrder(words.get(deal.id)));

/** Refuses what is said of deals whose outcome is known, or that the run does not have. */
const refuseOtherWords = (run: PaymentRun, words: Words): Result<null, CommandFailure> => {
  const other = [...words.keys()].find(
    (id) => !run.deals.some((deal) => deal.id === id && canSay(deal, words)),
  );
  return other === undefined
    ? succeeded(null)
    : failed(
        commandFailure(
          exitCodes.usage,
          'nothing-to-say',
          `The outcome of the booking of deal ${other} is not asked for.`,
          { hint: `See the deals with: fxg payments report ${keyWords(run)}` },
        ),
      );
};

/**
 * Finds out what became of every call of a run whose answer was lost, as far as that can be known now, and gives the
 * lines that tell what only the user can say.
 */
export const settleRun = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  run: PaymentRun,
  words: Words,
): CommandResult<readonly string[]> => {
  const said = refuseOtherWords(run, words);
  if (!said.ok) return said;
  for (const deal of run.deals) {
    const word = words.get(deal.id);
    if (deal.state.kind === 'booking' || !isOrder(word)) continue;
    const corrected = await correctRunBooking(runPortsOf(connection), run.id, deal.id, word.number);
    if (corrected?.kind === 'unknown' && corrected.failure !== null)
      return failed(callCommandFailure(corrected.failure, connection.failureMessage(corrected.failure)));
    if (corrected?.kind !== 'booked') return failed(cannotBeIt(run, deal, word));
  }
  const asks: string[] = [];
  for (const deal of run.deals.filter(isRunDealUnknown)) {
    if (deal.state.kind === 'instructing') {
      await settleRunInstruction(runPortsOf(connection), run.id, deal.id);
      continue;
    }
    const settled = await settleBooking(invocation, connection, run, deal, words);
    if (!settled.ok) return settled;
    asks.push(...settled.value);
  }
  return succeeded(asks);
};
