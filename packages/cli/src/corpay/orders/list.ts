import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderStatus, orderStatusMessages } from '@fx-gateway/domain/corpay/orders/orderStatus.ts';
import { ordersCsv } from '@fx-gateway/domain/corpay/orders/ordersCsv.ts';
import { filterOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { shownData } from '../../amounts/amountData.ts';
import { output } from '../../verbs/output.ts';
import { firstRows } from '../../verbs/rowLimit.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { table } from '../../terminal/table.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { orderListOptions, readOrderList } from './orderListOptions.ts';

const noOrderFound = 'None of your orders is like this.';

const data = ({ ordNum, beneCount, sell, entryDate }: OrderSummary) => ({
  orderNumber: ordNum,
  status: orderStatus({ beneCount }),
  bookedAt: entryDate,
  payment: shownData(sell),
  beneficiaries: beneCount,
});

export const list: PartnerVerb<'orders list'> = {
  usage: 'list',
  summary: 'Orders, newest first.',
  options: orderListOptions,
  examples: [
    'list',
    'list --json | jq -r ".[0].orderNumber"',
    'list --since 2026-11-01 --currency EUR --csv',
  ],
  run: async (invocation, openSession) => {
    const wanted = readOrderList(invocation.options);
    if (!wanted.ok) return wanted;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const orders = await open.value.corpay.orders.list();
    if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayMessages.ordersUnavailable));
    const { filter, limit } = wanted.value;
    const found = firstRows(invocation, filterOrders(orders.value, filter), limit);
    if (wanted.value.csv) {
      await invocation.emitText(ordersCsv(found));
      return succeeded(null);
    }
    return output(found.map(data), (paint) => {
      if (found.length === 0) return orders.value.length === 0 ? corpayMessages.noOrders : noOrderFound;
      return table(
        [
          { heading: 'Order' },
          { heading: 'Status' },
          { heading: 'Booked' },
          { heading: 'Beneficiaries', right: true },
          { heading: 'Receive', right: true },
        ],
        found.map(({ ordNum, beneCount, sell, entryDate }) => [
          ordNum,
          orderStatusMessages[orderStatus({ beneCount })],
          formatDate(entryDate),
          String(beneCount),
          showAmount(sell),
        ]),
        paint,
      );
    });
  },
};
