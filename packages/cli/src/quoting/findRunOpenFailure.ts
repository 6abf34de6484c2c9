import {
  findOpenRunDeal,
  findRunInstructing,
  type PaidAmount,
} from '@fx-gateway/domain/payment-run/run/findOpenElsewhere.ts';
import { findRunOfOrder, type UninstructedOrder } from '@fx-gateway/domain/payment-run/run/findRunOfOrder.ts';
import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import {
  openRunDealMessage,
  orderMayBeOfRunMessage,
  orderOfOpenRunMessage,
} from '@fx-gateway/domain/payment-run/runMessages.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { shellWord } from '../safe-text/shellWord.ts';

type Runs = Pick<PaymentRunStore, 'list'>;

const runOpen = (run: string, message: string): CommandFailure =>
  commandFailure(exitCodes.pending, 'run-open', message, {
    hint: `Find out with: fxg payments resume --key ${shellWord(run)}`,
  });

/** A payment run of this machine may have paid the same, and nobody knows yet: nothing is sent beside it. Null without one. */
export const findRunOpenFailure = async (
  { list }: Runs,
  paid: readonly PaidAmount[],
): Promise<CommandFailure | null> => {
  const open = findOpenRunDeal(await list(), paid);
  return open === null ? null : runOpen(open.run, openRunDealMessage(open));
};

/** The same of a run that may have instructed this order. */
export const findRunInstructingFailure = async (
  { list }: Runs,
  orderNumber: string,
): Promise<CommandFailure | null> => {
  const run = findRunInstructing(await list(), orderNumber);
  return run === null ? null : runOpen(run, orderOfOpenRunMessage(run, orderNumber));
};

/** The same of a run whose booking was never answered, and may have become this order; `singles` were booked by themselves. */
export const findRunBookingFailure = async (
  { list }: Runs,
  order: UninstructedOrder,
  singles: readonly string[],
): Promise<CommandFailure | null> => {
  const found = findRunOfOrder(await list(), order, singles);
  return found === null || found.isCertain
    ? null
    : runOpen(found.run.name, orderMayBeOfRunMessage(found, order.number));
};
