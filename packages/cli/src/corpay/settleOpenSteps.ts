import { systemClock } from '@fx-gateway/adapters/node';
import {
  corpayWords,
  settleBooking,
  settleByChoice,
  instructedDifferentlyWords,
  instructingWords,
  settleInstruction,
  settleInstructionByChoice,
  type BookingIntent,
  type InstructionIntent,
  type OrderPayment,
  type OrderSummary,
} from '@fx-gateway/domain/corpay';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { Asked, Invocation } from '../program/invocation.ts';
import { bookingText, orderText } from './bookingText.ts';
import { rememberOrder } from './quotes/rememberedQuotes.ts';
import { rememberFound } from './untoldBookings.ts';
import { whileAlone } from './whileAlone.ts';
import type { CustomersCorpay } from './openWithUser.ts';

/** What became of a step whose answer was lost. */
export type SettledStep =
  | { readonly kind: 'booked'; readonly intent: BookingIntent; readonly orderNumber: string }
  | { readonly kind: 'not-booked'; readonly intent: BookingIntent }
  | {
      readonly kind: 'instructed' | 'not-instructed';
      readonly intent: InstructionIntent;
      readonly orderNumber: string;
    }
  | {
      readonly kind: 'instructed-differently';
      readonly intent: InstructionIntent;
      readonly orderNumber: string;
      readonly instructedAs: readonly OrderPayment[];
    };

/** What the person said on the command line about the booking of a quote. */
export type Answered = {
  readonly quoteId: string | null;
  readonly choice: { readonly order: string | null };
};

const stillOpen = (message: string, hint: string, requestId: string | null = null) =>
  failed(commandFailure(exitCodes.pending, 'outcome-unknown', message, { hint, requestId }));

/**
 * Settles every booking and instruction of this customer that has no definite answer, oldest first, and says so.
 * Fails with 8 while one stays open, so that nothing new is booked before.
 */
export const settleOpenSteps = (
  invocation: Invocation,
  customer: CustomersCorpay,
  answered: Answered | null = null,
): Asked<readonly SettledStep[]> =>
  whileAlone(customer.connection.lock(customer.user.sub), () => settleAll(invocation, customer, answered));

const settleAll = async (
  invocation: Invocation,
  customer: CustomersCorpay,
  answered: Answered | null,
): Asked<readonly SettledStep[]> => {
  const settled: SettledStep[] = [];
  for (const intent of await customer.journal.list()) {
    if (intent.kind === 'awaited-instruction') continue;
    const step = await (intent.kind === 'booking'
      ? settleOneBooking(invocation, customer, intent, answered)
      : settleOneInstruction(invocation, customer, intent));
    if (!step.ok) return step;
    if (step.value.kind === 'booked') {
      const { intent: found, orderNumber } = step.value;
      await rememberFound(customer, { ...found, orderNumber });
      await rememberOrder(customer.connection, found.quoteId, orderNumber);
    }
    invocation.notice(settledWords(step.value));
    settled.push(step.value);
  }
  return succeeded(settled);
};

const settledWords = (step: SettledStep): string => {
  switch (step.kind) {
    case 'booked':
      return `Your earlier booking of ${bookingText(step.intent)} is order ${step.orderNumber}.`;
    case 'not-booked':
      return `Your earlier booking of ${bookingText(step.intent)} was not made.`;
    case 'instructed':
      return `The payment of order ${step.orderNumber} was instructed.`;
    case 'not-instructed':
      return `The payment of order ${step.orderNumber} was not instructed.`;
    case 'instructed-differently':
      return instructedDifferentlyWords(step.intent, step.instructedAs);
  }
};

const settleOneBooking = async (
  invocation: Invocation,
  { corpay, journal }: CustomersCorpay,
  intent: BookingIntent,
  answered: Answered | null,
): Asked<SettledStep> => {
  const became = await settleBooking({ ...corpay, journal, clock: systemClock }, intent, 'itself');
  if (became.kind === 'booked') return succeeded({ kind: 'booked', intent, orderNumber: became.orderNumber });
  const open = `What became of your booking of ${bookingText(intent)} is not known yet.`;
  if (became.kind === 'unknown') {
    return stillOpen(
      open,
      'Run fxg quotes settle as soon as the partner answers.',
      became.failure?.requestId ?? null,
    );
  }
  const choice = await choose(invocation, intent, became.candidates, answered);
  if (!choice.ok) return choice;
  if (choice.value === undefined) return stillOpen(open, choiceHint(intent, became.candidates));
  const { order } = choice.value;
  if (!(await settleByChoice({ journal, clock: systemClock }, intent, order))) {
    return stillOpen(open, 'It can still become a deal. Run fxg quotes settle --none in a minute.');
  }
  return succeeded(
    order === null ? { kind: 'not-booked', intent } : { kind: 'booked', intent, orderNumber: order },
  );
};

const choiceHint = ({ quoteId }: BookingIntent, candidates: readonly OrderSummary[]): string =>
  candidates.length === 0
    ? `No newer order has its amount. When you are sure: fxg quotes settle --quote ${quoteId} --none`
    : `It may be one of these orders: ${candidates.map(orderText).join('; ')}. Say which: fxg quotes settle --quote ${quoteId} --order N, or --none`;

/** The order it became, or none; undefined when nobody can say. */
const choose = async (
  invocation: Invocation,
  intent: BookingIntent,
  candidates: readonly OrderSummary[],
  answered: Answered | null,
): Asked<{ readonly order: string | null } | undefined> => {
  if (answered !== null && (answered.quoteId ?? intent.quoteId) === intent.quoteId) {
    const { order } = answered.choice;
    return order === null || candidates.some(({ ordNum }) => ordNum === order)
      ? succeeded(answered.choice)
      : usageFailure(`Order ${order} cannot be that booking.`, choiceHint(intent, candidates));
  }
  const prompts = await invocation.prompts();
  if (prompts === null) return succeeded(undefined);
  const none = '';
  const chosen = await prompts.choose(
    `Nobody answered whether your booking of ${bookingText(intent)} was made. Which order is it?`,
    [
      ...candidates.map((order) => ({ value: order.ordNum, label: orderText(order) })),
      { value: none, label: 'None: it was not booked' },
    ],
  );
  return chosen.ok ? succeeded({ order: chosen.value === none ? null : chosen.value }) : chosen;
};

const settleOneInstruction = async (
  invocation: Invocation,
  { corpay, journal, payeeChecks }: CustomersCorpay,
  intent: InstructionIntent,
): Asked<SettledStep> => {
  const { orderNumber } = intent;
  const ports = { orders: corpay.orders, journal, payeeChecks, clock: systemClock };
  // No other fxg is sending now, so whoever sent it is gone.
  const became = await settleInstruction(ports, intent, 'sender');
  if (became.kind !== 'unknown') return succeeded({ ...became, intent });
  const { failure, shown } = became;
  if (shown.length === 0) {
    return stillOpen(
      `Whether the payment of order ${orderNumber} was instructed is not known yet. ${corpayWords.orderUnavailable(orderNumber)}`,
      `Look again with: fxg orders show ${orderNumber}`,
      failure?.requestId ?? null,
    );
  }
  const unclear = instructingWords.unclear(intent, shown);
  const prompts = await invocation.prompts();
  if (prompts === null) {
    return stillOpen(
      `${unclear} It cannot be told apart here.`,
      'Run fxg quotes settle at a terminal, which asks whether this is what you instructed.',
    );
  }
  invocation.notice(unclear);
  const isOurs = await prompts.confirm(instructingWords.isItYours);
  if (!isOurs.ok) return isOurs;
  await settleInstructionByChoice(ports, intent, isOurs.value);
  return succeeded(
    isOurs.value
      ? { kind: 'instructed', intent, orderNumber }
      : { kind: 'instructed-differently', intent, orderNumber, instructedAs: shown },
  );
};
