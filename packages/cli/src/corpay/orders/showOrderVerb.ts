import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { findOpenInstruction } from '@fx-gateway/domain/corpay/intents/intentsOfOrder.ts';
import { buildOrderTimeline } from '@fx-gateway/domain/corpay/orders/buildOrderTimeline.ts';
import { loadOrderWithAccounts } from '@fx-gateway/domain/corpay/orders/loadOrderWithAccounts.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { cleanPastedNumber } from '../../partner-verbs/cleanPastedNumber.ts';
import { connectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { toOrderJson, makeOrderView } from './makeOrderView.ts';
import { readLocalOrderRecords } from './readLocalOrderRecords.ts';
import { readShownPayments } from './shownPayments.ts';

export const showOrderVerb: PartnerVerb<'orders show'> = {
  usage: 'show <order>',
  summary: 'One order: where it stands, its payments, settlements and timeline.',
  examples: ['show 1000234', 'show 1000234 --json | jq .payments'],
  run: async (invocation, openSession) => {
    const orderNumber = cleanPastedNumber(invocation.args[0] ?? '');
    const scope = await connectCorpayCustomer(invocation, openSession);
    if (!scope.ok) return scope;
    const { corpay, confirmedAccounts } = scope.value;
    const order = await loadOrderWithAccounts({ orders: corpay.orders, confirmedAccounts }, orderNumber);
    if (!order.ok)
      return failed(callCommandFailure(order.failure, corpayMessages.orderUnavailable(orderNumber)));
    const records = await readLocalOrderRecords(invocation, scope.value, order.value.ordNum);
    const timeline = buildOrderTimeline(order.value, records);
    const open = findOpenInstruction(records.kept, order.value.ordNum);
    const payments = await readShownPayments(corpay, order.value);
    return makeOutput(
      {
        ...toOrderJson(order.value, payments, open !== null),
        bookingRequestId: records.bookingRequestId ?? null,
        timeline,
      },
      makeOrderView({ order: order.value, payments, timeline, open }),
    );
  },
};
