import {
  awaitsInstruction,
  corpayWords,
  type AwaitedInstruction,
  type BookedDeal,
} from '@fx-gateway/domain/corpay';
import { readShownAmount } from '@fx-gateway/domain/money';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { Asked } from '../../program/invocation.ts';
import { corpayCommandFailure } from '../corpayCommandFailure.ts';
import type { CustomersCorpay } from '../openWithUser.ts';

/** A booked order without payments, and for whom it was booked when that is known here. */
export type OrderToInstruct = { readonly deal: BookedDeal; readonly bookedFor: string | null };

/** Reads the order; one that already has its payments is refused with 7 (CP-INSTR-5, S-107, S-114). */
export const readOrderToInstruct = async (
  { corpay, journal }: CustomersCorpay,
  orderNumber: string,
): Asked<OrderToInstruct> => {
  const order = await corpay.orders.show(orderNumber);
  if (!order.ok)
    return failed(corpayCommandFailure(order.failure, corpayWords.orderUnavailable(orderNumber)));
  if (!awaitsInstruction(order.value)) {
    return failed(
      commandFailure(
        exitCodes.refused,
        'already-instructed',
        `The payment of order ${orderNumber} is already instructed.`,
        {
          hint: `See it with: fxg orders show ${orderNumber}`,
        },
      ),
    );
  }
  const payment = readShownAmount(order.value.sell);
  if (payment === null) {
    return failed(
      commandFailure(
        exitCodes.failed,
        'unknown-currency',
        `Order ${orderNumber} is in a currency that cannot be instructed here.`,
      ),
    );
  }
  const awaited = (await journal.list()).find(
    (intent): intent is AwaitedInstruction =>
      intent.kind === 'awaited-instruction' && intent.orderNumber === orderNumber,
  );
  return succeeded({
    deal: { orderNumber, payment, settlementCurrency: order.value.buy.currency },
    bookedFor: awaited?.beneficiaryId ?? null,
  });
};
