import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { openInstructionOf } from '@fx-gateway/domain/corpay/intents/intentsOfOrder.ts';
import { orderTimeline } from '@fx-gateway/domain/corpay/orders/orderTimeline.ts';
import { showOrder } from '@fx-gateway/domain/corpay/orders/showOrder.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { output } from '../../verbs/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { pastedNumber } from '../../partner-verbs/pastedNumber.ts';
import { openCorpayScope } from '../scope/corpayScope.ts';
import { orderData, orderView } from './orderView.ts';
import { readOrderRecords } from './readOrderRecords.ts';
import { readShownPayments } from './shownPayments.ts';

export const showOrderVerb: PartnerVerb<'orders show'> = {
  usage: 'show <order>',
  summary: 'One order: where it stands, its payments, settlements and timeline.',
  examples: ['show 1000234', 'show 1000234 --json | jq .payments'],
  run: async (invocation, openSession) => {
    const orderNumber = pastedNumber(invocation.args[0] ?? '');
    const scope = await openCorpayScope(invocation, openSession);
    if (!scope.ok) return scope;
    const { corpay, confirmedAccounts } = scope.value;
    const order = await showOrder({ orders: corpay.orders, confirmedAccounts }, orderNumber);
    if (!order.ok)
      return failed(callCommandFailure(order.failure, corpayMessages.orderUnavailable(orderNumber)));
    const records = await readOrderRecords(invocation, scope.value, order.value.ordNum);
    const timeline = orderTimeline(order.value, records);
    const open = openInstructionOf(records.kept, order.value.ordNum);
    const payments = await readShownPayments(corpay, order.value);
    return output(
      {
        ...orderData(order.value, payments, open !== null),
        bookingRequestId: records.bookingRequestId ?? null,
        timeline,
      },
      orderView({ order: order.value, payments, timeline, open }),
    );
  },
};
