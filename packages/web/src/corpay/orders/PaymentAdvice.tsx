import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { toPaymentAdviceLabelledValues } from '@fx-gateway/domain/corpay/orders/paymentAdvice.ts';
import { sumOrderSettlements } from '@fx-gateway/domain/corpay/orders/sumOrderSettlements.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { observer } from 'mobx-react-lite';
import { LabelledValueList, type LabelledValue } from '../../kit/facts/LabelledValueList.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import type { PaymentAdviceStore } from '../stores/deal/PaymentAdviceStore.ts';
import { toBookedAmountLabelledValues } from './toBookedAmountLabelledValues.tsx';
import './PaymentAdvice.css';

/** Several of one kind are told apart by a number. */
const settlementLabel = (all: OrderDetail['settlements'], isFee: boolean, place: number): string => {
  const label = isFee ? orderLabels.feeSettlement : orderLabels.settlement;
  const same = all.filter((other) => other.isFee === isFee).length;
  const number = all.slice(0, place + 1).filter((other) => other.isFee === isFee).length;
  return same === 1 ? label : `${label} ${number}`;
};

/** When it was made, and what support asks for. */
const bookingFacts = (order: OrderDetail, instructedOn: string | null): readonly LabelledValue[] => [
  { label: 'Booked', value: formatDate(order.entryDate) },
  ...(instructedOn === null ? [] : [{ label: 'Instructed', value: instructedOn }]),
  ...(order.instruction?.requestId == null
    ? []
    : [{ label: orderLabels.requestId, value: order.instruction.requestId }]),
];

/** What the customer gave for it. */
const costFacts = (order: OrderDetail): readonly LabelledValue[] => [
  {
    label: orderLabels.exchange,
    value: <DealRateText of={{ rate: order.exchange, from: order.buy, to: order.sell }} />,
  },
  ...toBookedAmountLabelledValues(order, AmountWithCode),
  ...order.settlements.map(({ amount, isFee, accountDetails }, place) => ({
    label: settlementLabel(order.settlements, isFee, place),
    note: accountDetails,
    value: <AmountWithCode of={amount} />,
  })),
  ...sumOrderSettlements(order).map((total) => ({
    label: `Total in ${total.currency}`,
    value: (
      <strong>
        <AmountWithCode of={total} />
      </strong>
    ),
  })),
];

/**
 * An instructed order on paper, for whoever is paid and for the books: one advice for each payment, then what it cost and when it was made. The
 * head of the sheet names the sender.
 */
export const PaymentAdvice = observer(
  ({
    order,
    records,
    instructedOn,
  }: {
    readonly order: OrderDetail;
    readonly records: PaymentAdviceStore;
    /** When this device sent the instruction, as it is read; null where it did not. */
    readonly instructedOn: string | null;
  }) => {
    return (
      <div className="advice">
        <p className="advice-kind">Payment advice</p>
        {order.payments.map((payment, place) => (
          <section className="advice-payment" key={`${payment.payeeName}/${payment.reference}/${place}`}>
            <p className="advice-amount">
              <AmountWithCode of={payment.amount} />
            </p>
            <LabelledValueList
              facts={toPaymentAdviceLabelledValues(payment, records.of(payment)).map(([label, value]) => ({
                label,
                value,
              }))}
            />
          </section>
        ))}
        <h3 className="advice-part">What it cost</h3>
        <LabelledValueList facts={costFacts(order)} />
        <h3 className="advice-part">Booking</h3>
        <LabelledValueList facts={bookingFacts(order, instructedOn)} />
        <p className="advice-note">Corpay does not report whether the payment has arrived.</p>
      </div>
    );
  },
);
