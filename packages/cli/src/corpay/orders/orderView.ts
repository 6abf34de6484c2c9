import type { OrderDetail } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { formatRate, showAmount } from '@fx-gateway/domain/money';
import type { Paint } from '../../terminal/paint.ts';
import { facts } from '../../terminal/table.ts';
import { decimalOf } from '../amounts/amountData.ts';

const notApplicable = 'N/A';

/** An order for scripts: the partner's names, amounts as decimal strings. */
export const orderData = (order: OrderDetail) => ({
  ordNum: order.ordNum,
  entryDate: order.entryDate,
  buy: order.buy.currency,
  buyAmount: decimalOf(order.buy),
  sell: order.sell.currency,
  sellAmount: decimalOf(order.sell),
  exchange: order.exchange,
  fees: order.fees.map((fee) => ({ amount: decimalOf(fee), curr: fee.currency })),
  payments: order.payments.map(({ payeeName, availableDate, reference, amount, fee }) => ({
    payeeName,
    availableDate,
    reference,
    amount: decimalOf(amount),
    currency: amount.currency,
    feeAmount: decimalOf(fee),
    feeCurrency: fee.currency,
  })),
  settlements: order.settlements.map(({ amount, isFee, accountDetails }) => ({
    amount: decimalOf(amount),
    currency: amount.currency,
    isFee,
    accountDetails,
  })),
});

/** The same as the order's page shows (CP-ORDER-13 to CP-ORDER-16). */
export const orderView =
  (order: OrderDetail) =>
  (paint: Paint): string => {
    const blocks = [
      facts(
        [
          ['Order', order.ordNum],
          ['Entered Date', formatDate(order.entryDate)],
          ['Buy Amount', showAmount(order.buy)],
          ['Sell Amount', showAmount(order.sell)],
          ['Rate', formatRate(order.exchange)],
          ['Fees', order.fees.map(showAmount).join(', ') || notApplicable],
        ],
        paint,
      ),
      ...order.payments.map((payment) =>
        facts(
          [
            ['Beneficiary Name', payment.payeeName],
            ['Available Date', formatDate(payment.availableDate)],
            ['Payment Reference', payment.reference],
            ['Payment Amount', showAmount(payment.amount)],
            ['Fee Amount', payment.fee.amount === 0 ? notApplicable : showAmount(payment.fee)],
          ],
          paint,
        ),
      ),
      order.settlements.length === 0
        ? ''
        : facts(
            order.settlements.map(({ isFee, amount, accountDetails }) => [
              isFee ? 'Fee Settlement' : 'Settlement',
              `${showAmount(amount)}  ${accountDetails}`,
            ]),
            paint,
          ),
      order.payments.length === 0
        ? paint.dim(`Not instructed yet: fxg orders instruct ${order.ordNum.replace(/\W/g, '')}`)
        : '',
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
  };
