import { findOpenRunDeal, type PaidAmount } from '@fx-gateway/domain/payment-run/run/findOpenElsewhere.ts';
import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { openRunDealMessage } from '@fx-gateway/domain/payment-run/runMessages.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { shellWord } from '../safe-text/shellWord.ts';

/** A payment run of this machine may have paid the same, and nobody knows yet: nothing is sent beside it. Null without one. */
export const findRunOpenFailure = async (
  { list }: Pick<PaymentRunStore, 'list'>,
  paid: readonly PaidAmount[],
): Promise<CommandFailure | null> => {
  const open = findOpenRunDeal(await list(), paid);
  return open === null
    ? null
    : commandFailure(exitCodes.pending, 'run-open', openRunDealMessage(open), {
        hint: `Find out with: fxg payments resume --key ${shellWord(open.run)}`,
      });
};
