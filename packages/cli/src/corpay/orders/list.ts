import { corpayWords, type OrderSummary } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { showAmount } from '@fx-gateway/domain/money';
import { failed } from '@fx-gateway/domain/result';
import { decimalOf } from '../../amounts/amountData.ts';
import { output } from '../../command/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { table } from '../../terminal/table.ts';
import { openCorpay } from '../scope/openCorpay.ts';

const data = ({ ordNum, beneCount, sell, entryDate }: OrderSummary) => ({
  ordNum,
  beneCount,
  sell: sell.currency,
  sellAmount: decimalOf(sell),
  entryDate,
});

export const list: PartnerVerb = {
  usage: 'list',
  summary: 'All orders, newest first.',
  output: '[{ "ordNum", "beneCount", "sell", "sellAmount", "entryDate" }]',
  examples: ['list', 'list --json | jq -r ".[0].ordNum"'],
  run: async (invocation, openSession) => {
    const open = await openCorpay(openSession);
    if (!open.ok) return open;
    const orders = await open.value.corpay.orders.list();
    if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayWords.ordersUnavailable));
    return output(orders.value.map(data), (paint) =>
      orders.value.length === 0
        ? corpayWords.noOrders
        : table(
            [
              { heading: 'Order' },
              { heading: 'Booked' },
              { heading: 'Beneficiaries', right: true },
              { heading: 'Receive', right: true },
            ],
            orders.value.map(({ ordNum, beneCount, sell, entryDate }) => [
              ordNum,
              formatDate(entryDate),
              String(beneCount),
              showAmount(sell),
            ]),
            paint,
          ),
    );
  },
};
