import { corpayWords } from '@fx-gateway/domain/corpay';
import { failed } from '@fx-gateway/domain/result';
import { output } from '../../command/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { orderData, orderView } from './orderView.ts';

export const show: PartnerVerb = {
  usage: 'show <order>',
  summary: 'One order with its payments and settlements.',
  output:
    '{ "orderNumber", "bookedAt", "settlement": { "amount", "currency" }, "payment", "rate", "fees", "payments": [{ "name", "amount", "currency", … }], "settlements" }',
  examples: ['show 1000234', 'show 1000234 --json | jq .payments'],
  run: async (invocation, openSession) => {
    const [orderNumber = ''] = invocation.args;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const order = await open.value.corpay.orders.show(orderNumber);
    return order.ok
      ? output(orderData(order.value), orderView(order.value))
      : failed(callCommandFailure(order.failure, corpayWords.orderUnavailable(orderNumber)));
  },
};
