import { systemClock } from '@fx-gateway/adapters/node';
import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import type { StoredInstructionCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { computeInstructedPartOfDetail } from '@fx-gateway/domain/corpay/instruction/computeInstructedPart.ts';
import { uninstructedRestMessage } from '@fx-gateway/domain/corpay/instruction/uninstructedRestMessage.ts';
import { orderNextMessages } from '@fx-gateway/domain/corpay/orders/orderNext.ts';
import { buildOrderProgressSteps } from '@fx-gateway/domain/corpay/orders/buildOrderProgressSteps.ts';
import { sumOrderSettlements } from '@fx-gateway/domain/corpay/orders/sumOrderSettlements.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import { toRateJson, toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import { safeText } from '../../safe-text/safeText.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { formatTimelineTable } from '../../terminal/formatTimelineTable.ts';
import { formatUtcMomentOrDay } from '../../terminal/formatUtcMomentOrDay.ts';
import { toPaymentJson, toPaymentLabelledValues, type ShownPayment } from './shownPayments.ts';
import { toUninstructedAmountJson } from './toUninstructedAmountJson.ts';

type Fact = readonly [label: string, value: string];

/** When this machine sent the instruction; null where it did not. */
const instructedAt = ({ instruction }: OrderDetail): string | null =>
  instruction === undefined ? null : new Date(instruction.at).toISOString();

/** What the customer sends and the beneficiaries receive, beside the names of the partner, which speak from its side. */
const amountFacts = (order: OrderDetail): readonly Fact[] => {
  const { youSend, buy, booked, theyReceive, sell } = orderLabels;
  const receive = computeInstructedPartOfDetail(order).kind === 'part' ? booked : theyReceive;
  return [
    [`${youSend} (${buy})`, formatDisplayOnlyAmount(order.buy)],
    [`${receive} (${sell})`, formatDisplayOnlyAmount(order.sell)],
  ];
};

/** What of it nobody is instructed to receive: nothing where that is nothing, or not known. */
const uninstructedFacts = (order: OrderDetail, underWay: boolean): readonly Fact[] => {
  const part = computeInstructedPartOfDetail(order, underWay);
  if (part.kind === 'none') return [[orderLabels.uninstructed, formatDisplayOnlyAmount(order.sell)]];
  return part.kind === 'part' ? [[orderLabels.uninstructed, formatMoney(part.rest)]] : [];
};

/** Where the order stands (ORDER-1), and by which id the partner knows its instruction. */
const stationFacts = (order: OrderDetail, open: StoredInstructionCall | null): readonly Fact[] => {
  const at = instructedAt(order);
  const known = {
    now: systemClock.now(),
    underWay: open !== null,
    instructedOn: at === null ? null : formatUtcMomentOrDay(at),
    sentOn: open === null ? null : formatUtcMomentOrDay(new Date(open.startedAt).toISOString()),
  };
  const stations = buildOrderProgressSteps(order, known).map(({ name, text }): Fact => [name, text]);
  const requestId = order.instruction?.requestId ?? null;
  return requestId === null ? stations : stations.toSpliced(2, 0, [orderLabels.requestId, requestId]);
};

/** An order for scripts, in the words of all commands; an instruction of it may be under way from this machine. */
export const toOrderJson = (order: OrderDetail, payments: readonly ShownPayment[], underWay: boolean) => ({
  orderNumber: order.ordNum,
  bookedAt: order.entryDate,
  settlement: toDisplayOnlyAmountJson(order.buy),
  payment: toDisplayOnlyAmountJson(order.sell),
  uninstructed: toUninstructedAmountJson(order.sell, computeInstructedPartOfDetail(order, underWay)),
  instructedAt: instructedAt(order),
  instructionRequestId: order.instruction?.requestId ?? null,
  rate: toRateJson(order.exchange),
  fees: order.fees.map(toDisplayOnlyAmountJson),
  payments: payments.map(toPaymentJson),
  settlements: order.settlements.map(({ amount, isFee, accountDetails }) => ({
    ...toDisplayOnlyAmountJson(amount),
    isFee,
    accountDetails,
  })),
});

/** What is to be done for it; empty where nothing is. */
const nextHint = (order: OrderDetail, open: StoredInstructionCall | null): string => {
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
  readonly open: StoredInstructionCall | null;
};

/** The same as the order's page shows (CP-ORDER-13 to CP-ORDER-16, ORDER-1), and its timeline. */
export const makeOrderView =
  ({ order, payments, timeline, open }: OrderToShow) =>
  (paint: ViewStyle): string => {
    const underWay = open !== null;
    const hint = nextHint(order, open);
    const blocks = [
      awaitsInstruction(order)
        ? ''
        : safeText(orderNextMessages(order, { now: systemClock.now() }).join(' ')),
      formatLabelledValues(
        [
          ['Order', order.ordNum],
          [orderLabels.entryDate, formatDate(order.entryDate)],
          ...amountFacts(order),
          ...uninstructedFacts(order, underWay),
          [orderLabels.exchange, formatDealRate({ rate: order.exchange, from: order.buy, to: order.sell })],
          [orderLabels.fees, order.fees.map(formatDisplayOnlyAmount).join(', ') || orderLabels.none],
        ],
        paint,
      ),
      formatLabelledValues(stationFacts(order, open), paint),
      ...payments.map((payment) => formatLabelledValues(toPaymentLabelledValues(payment), paint)),
      order.settlements.length === 0
        ? ''
        : formatLabelledValues(
            [
              ...order.settlements.map(({ isFee, amount, accountDetails }): [string, string] => [
                isFee ? orderLabels.feeSettlement : orderLabels.settlement,
                `${formatDisplayOnlyAmount(amount)}  ${accountDetails}`,
              ]),
              ...sumOrderSettlements(order).map((total): [string, string] => [
                `${orderLabels.total} ${total.currency}`,
                formatMoney(total),
              ]),
            ],
            paint,
          ),
      formatTimelineTable(timeline, 'Corpay', paint),
      uninstructedRestMessage(order) ?? '',
      hint === '' ? '' : paint.dim(hint),
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
  };
