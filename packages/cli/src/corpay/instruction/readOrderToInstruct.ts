import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import type { DealToInstruct } from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import { formatOrderPayments } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import type { DealAwaitingInstructionEntry } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';

/** A booked order without payments, and for whom it was booked when that is known here. */
export type OrderToInstruct = {
  readonly deal: DealToInstruct;
  readonly bookedFor: DealAwaitingInstructionEntry | null;
};

export const readOrder = async (
  { corpay }: CorpayCustomerConnection,
  orderNumber: string,
): CommandResult<OrderDetail> => {
  const order = await corpay.orders.show(orderNumber);
  return order.ok
    ? order
    : failed(callCommandFailure(order.failure, corpayMessages.orderUnavailable(orderNumber)));
};

/**
 * The deal of an order; one that already has its payments is refused with 7 (CP-INSTR-5, S-107, S-114), with the words
 * `otherwise` of what this call asks for otherwise than an earlier one that was carried out.
 */
export const requireUninstructedDeal = (
  order: OrderDetail,
  orderNumber: string,
  otherwise: string,
): Result<DealToInstruct, CommandFailure> => {
  if (!awaitsInstruction(order)) {
    return failed(
      commandFailure(
        exitCodes.refused,
        'already-instructed',
        joinSentences(
          `The payment of order ${orderNumber} is already instructed: ${formatOrderPayments(order.payments)}.`,
          otherwise,
        ),
        { hint: `See it with: fxg orders show ${orderNumber}` },
      ),
    );
  }
  const payment = readDisplayOnlyAmount(order.sell);
  if (payment === null) {
    return failed(
      commandFailure(
        exitCodes.failed,
        'unknown-currency',
        `Order ${orderNumber} is in a currency that cannot be instructed here.`,
      ),
    );
  }
  return succeeded({ orderNumber, payment, settlementCurrency: order.buy.currency });
};
