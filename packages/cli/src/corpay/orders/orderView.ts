import { systemClock } from '@fx-gateway/adapters/node';
import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import type { InstructionIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { instructedPartOf } from '@fx-gateway/domain/corpay/instruction/instructedPart.ts';
import { restOfOrderMessages } from '@fx-gateway/domain/corpay/instruction/restOfOrder.ts';
import { orderNextMessages } from '@fx-gateway/domain/corpay/orders/orderNext.ts';
import { orderStations } from '@fx-gateway/domain/corpay/orders/orderStations.ts';
import { settlementTotals } from '@fx-gateway/domain/corpay/orders/settlementTotals.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import { rateData, shownData } from '../../amounts/amountData.ts';
import type { Paint } from '../../terminal/paint.ts';
import { safeText } from '../../safe-text/safeText.ts';
import { factsText } from '../../terminal/table.ts';
import { timelineTable } from '../../terminal/timelineTable.ts';
import { whenText } from '../../terminal/whenText.ts';
import { paymentData, paymentFacts, type ShownPayment } from './shownPayments.ts';
import { uninstructedData } from './uninstructedData.ts';

type Fact = readonly [label: string, value: string];

/** When this machine sent the instruction; null where it did not. */
const instructedAt = ({ instruction }: OrderDetail): string | null =>
  instruction === undefined ? null : new Date(instruction.at).toISOString();

/** What the customer sends and the beneficiaries receive, beside the names of the partner, which speak from its side. */
const amountFacts = (order: OrderDetail): readonly Fact[] => {
  const { youSend, buy, booked, theyReceive, sell } = orderLabels;
  const receive = instructedPartOf(order).kind === 'part' ? booked : theyReceive;
  return [
    [`${youSend} (${buy})`, showAmount(order.buy)],
    [`${receive} (${sell})`, showAmount(order.sell)],
  ];
};

/** What of it nobody is instructed to receive: nothing where that is nothing, or not known. */
const uninstructedFacts = (order: OrderDetail, underWay: boolean): readonly Fact[] => {
  const part = instructedPartOf(order, underWay);
  if (part.kind === 'none') return [[orderLabels.uninstructed, showAmount(order.sell)]];
  return part.kind === 'part' ? [[orderLabels.uninstructed, formatMoney(part.rest)]] : [];
};

/** Where the order stands (ORDER-1), and by which id the partner knows its instruction. */
const stationFacts = (order: OrderDetail, open: InstructionIntent | null): readonly Fact[] => {
  const at = instructedAt(order);
  const known = {
    now: systemClock.now(),
    underWay: open !== null,
    instructedOn: at === null ? null : whenText(at),
    sentOn: open === null ? null : whenText(new Date(open.startedAt).toISOString()),
  };
  const stations = orderStations(order, known).map(({ name, text }): Fact => [name, text]);
  const requestId = order.instruction?.requestId ?? null;
  return requestId === null ? stations : stations.toSpliced(2, 0, [orderLabels.requestId, requestId]);
};

/** An order for scripts, in the words of all commands; an instruction of it may be under way from this machine. */
export const orderData = (order: OrderDetail, payments: readonly ShownPayment[], underWay: boolean) => ({
  orderNumber: order.ordNum,
  bookedAt: order.entryDate,
  settlement: shownData(order.buy),
  payment: shownData(order.sell),
  uninstructed: uninstructedData(order.sell, instructedPartOf(order, underWay)),
  instructedAt: instructedAt(order),
  instructionRequestId: order.instruction?.requestId ?? null,
  rate: rateData(order.exchange),
  fees: order.fees.map(shownData),
  payments: payments.map(paymentData),
  settlements: order.settlements.map(({ amount, isFee, accountDetails }) => ({
    ...shownData(amount),
    isFee,
    accountDetails,
  })),
});

/** What is to be done for it; empty where nothing is. */
const nextHint = (order: OrderDetail, open: InstructionIntent | null): string => {
  const waits = awaitsInstruction(order);
  if (open === null)
    return waits ? `Not instructed yet: fxg orders instruct ${order.ordNum.replace(/\W/g, '')}` : '';
  return `It is not known yet ${waits ? 'whether its payment is instructed' : 'what became of your instruction'}: fxg quotes settle`;
};

/** An order with all that is said of it; `open` is its instruction from this machine that has no answer. */
type OrderToShow = {
  readonly order: OrderDetail;
  readonly payments: readonly ShownPayment[];
  readonly timeline: readonly TimelineLine[];
  readonly open: InstructionIntent | null;
};

/** The same as the order's page shows (CP-ORDER-13 to CP-ORDER-16, ORDER-1), and its timeline. */
export const orderView =
  ({ order, payments, timeline, open }: OrderToShow) =>
  (paint: Paint): string => {
    const underWay = open !== null;
    const hint = nextHint(order, open);
    const blocks = [
      awaitsInstruction(order)
        ? ''
        : safeText(orderNextMessages(order, { now: systemClock.now() }).join(' ')),
      factsText(
        [
          ['Order', order.ordNum],
          [orderLabels.entryDate, formatDate(order.entryDate)],
          ...amountFacts(order),
          ...uninstructedFacts(order, underWay),
          [orderLabels.exchange, dealRateText({ rate: order.exchange, from: order.buy, to: order.sell })],
          [orderLabels.fees, order.fees.map(showAmount).join(', ') || orderLabels.none],
        ],
        paint,
      ),
      factsText(stationFacts(order, open), paint),
      ...payments.map((payment) => factsText(paymentFacts(payment), paint)),
      order.settlements.length === 0
        ? ''
        : factsText(
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
      hint === '' ? '' : paint.dim(hint),
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
  };
