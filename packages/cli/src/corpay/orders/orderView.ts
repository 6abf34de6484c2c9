import { systemClock } from '@fx-gateway/adapters/node';
import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { paidAccountText } from '@fx-gateway/domain/bankDetails/paidAccounts.ts';
import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { restOfOrderMessages } from '@fx-gateway/domain/corpay/instruction/restOfOrder.ts';
import { orderNextMessages } from '@fx-gateway/domain/corpay/orders/orderNext.ts';
import { settlementTotals } from '@fx-gateway/domain/corpay/orders/settlementTotals.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { dealRateMessages } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import { rateData, shownData } from '../../amounts/amountData.ts';
import type { Paint } from '../../terminal/paint.ts';
import { safeText } from '../../safe-text/safeText.ts';
import { facts } from '../../terminal/table.ts';
import { timelineTable } from '../../terminal/timelineTable.ts';

/** An order for scripts, in the words of all commands. */
export const orderData = (order: OrderDetail) => ({
  orderNumber: order.ordNum,
  bookedAt: order.entryDate,
  settlement: shownData(order.buy),
  payment: shownData(order.sell),
  rate: rateData(order.exchange),
  fees: order.fees.map(shownData),
  payments: order.payments.map(({ payeeName, accountEnding, availableDate, reference, amount, fee }) => ({
    name: payeeName,
    accountEnding: accountEnding ?? null,
    availableDate,
    reference,
    ...shownData(amount),
    fee: shownData(fee),
  })),
  settlements: order.settlements.map(({ amount, isFee, accountDetails }) => ({
    ...shownData(amount),
    isFee,
    accountDetails,
  })),
});

/** The same as the order's page shows (CP-ORDER-13 to CP-ORDER-16), and its timeline. */
export const orderView =
  (order: OrderDetail, timeline: readonly TimelineLine[]) =>
  (paint: Paint): string => {
    const waits = awaitsInstruction(order);
    const blocks = [
      waits ? '' : safeText(orderNextMessages(order, { now: systemClock.now() }).join(' ')),
      facts(
        [
          ['Order', order.ordNum],
          [orderLabels.entryDate, formatDate(order.entryDate)],
          [orderLabels.buy, showAmount(order.buy)],
          [orderLabels.sell, showAmount(order.sell)],
          [orderLabels.exchange, dealRateMessages({ rate: order.exchange, from: order.buy, to: order.sell })],
          [orderLabels.fees, order.fees.map(showAmount).join(', ') || orderLabels.none],
        ],
        paint,
      ),
      ...order.payments.map((payment) =>
        facts(
          [
            [orderLabels.payeeName, payment.payeeName],
            [bankDetailMessages.paidTo, paidAccountText(payment)],
            [orderLabels.availableDate, formatDate(payment.availableDate)],
            [orderLabels.reference, payment.reference],
            [orderLabels.amount, showAmount(payment.amount)],
            [orderLabels.fee, payment.fee.amount === 0 ? orderLabels.none : showAmount(payment.fee)],
          ],
          paint,
        ),
      ),
      order.settlements.length === 0
        ? ''
        : facts(
            [
              ...order.settlements.map(({ isFee, amount, accountDetails }): [string, string] => [
                isFee ? orderLabels.feeSettlement : orderLabels.settlement,
                `${showAmount(amount)}  ${accountDetails}`,
              ]),
              ...settlementTotals(order).map((total): [string, string] => [
                `${orderLabels.total} ${total.currency}`,
                formatMoney(total),
              ]),
            ],
            paint,
          ),
      timelineTable(timeline, 'Corpay', paint),
      restOfOrderMessages(order) ?? '',
      waits ? paint.dim(`Not instructed yet: fxg orders instruct ${order.ordNum.replace(/\W/g, '')}`) : '',
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
  };
