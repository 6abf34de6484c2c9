import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { formatPaidAccount } from '@fx-gateway/domain/bankDetails/paidAccounts.ts';
import {
  awaitsInstruction,
  type OrderDetail,
  type OrderPayment,
} from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { uninstructedRestMessage } from '@fx-gateway/domain/corpay/instruction/uninstructedRestMessage.ts';
import { feeBeforeSubmitText } from '@fx-gateway/domain/corpay/instruction/submitMessages.ts';
import { cannotInstructMessage } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { orderNextMessages, paymentReceiptMessage } from '@fx-gateway/domain/corpay/orders/orderNext.ts';
import { buildOrderProgressSteps } from '@fx-gateway/domain/corpay/orders/buildOrderProgressSteps.ts';
import { computeBookedCost } from '@fx-gateway/domain/market-rates/computeBookedCost.ts';
import { bookedMarketCostText, type MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { observer } from 'mobx-react-lite';
import { preventAccountLineBreak } from '../../bankDetails/preventAccountLineBreak.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { ProgressSteps } from '../../kit/facts/ProgressSteps.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { BookedCost } from '../../market-rates/BookedCost.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import { OrderSettlementAmounts } from './OrderSettlementAmounts.tsx';
import { PayAgainButton } from './PayAgainButton.tsx';
import { OrderSettlements } from './OrderSettlements.tsx';
import { toBookedAmountLabelledValues } from './toBookedAmountLabelledValues.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { OrderStore } from '../stores/deal/OrderStore.ts';

const paymentFacts = (payment: OrderPayment) => [
  { label: orderLabels.payeeName, value: payment.payeeName },
  { label: bankDetailMessages.paidTo, value: preventAccountLineBreak(formatPaidAccount(payment)) },
  { label: orderLabels.availableDate, value: formatDate(payment.availableDate) },
  { label: orderLabels.reference, value: payment.reference === '' ? orderLabels.none : payment.reference },
  { label: orderLabels.amount, value: <AmountText of={payment.amount} /> },
  {
    label: orderLabels.fee,
    value: payment.fee.amount === 0 ? orderLabels.none : <AmountText of={payment.fee} />,
  },
];

const Fees = ({ of }: { readonly of: OrderDetail['fees'] }) => (
  <ul className="fees">
    {of.map((fee) => (
      <li key={`${fee.amount}/${fee.currency}`}>
        <AmountText of={fee} />
      </li>
    ))}
  </ul>
);

const NoFee = ({ of }: { readonly of: OrderDetail }) => (
  <>
    {orderLabels.none}
    {awaitsInstruction(of) ? <span className="fee-later">{feeBeforeSubmitText}</span> : null}
  </>
);

const orderFacts = (order: OrderDetail, cost: Omit<MarketCost, 'age'> | null) => [
  { label: orderLabels.entryDate, value: formatDate(order.entryDate) },
  {
    label: orderLabels.exchange,
    value: <DealRateText of={{ rate: order.exchange, from: order.buy, to: order.sell }} />,
  },
  { label: orderLabels.youSend, note: orderLabels.buy, value: <AmountText of={order.buy} /> },
  ...toBookedAmountLabelledValues(order),
  ...(cost === null ? [] : [{ label: 'When booked', value: bookedMarketCostText(cost) }]),
  {
    label: orderLabels.fees,
    value: order.fees.length === 0 ? <NoFee of={order} /> : <Fees of={order.fees} />,
  },
];

/** An order as a letter: what happens next, the facts, each payment, and how it is settled. */
export const PrintableOrder = observer(
  ({
    order,
    store,
    market,
    formClosed,
    isConfirmed,
  }: {
    readonly order: OrderDetail;
    readonly store: OrderStore;
    /** What its payment was worth when it was booked, where this device noted that. */
    readonly market: Money | undefined;
    /** The form that instructs it was open here. */
    readonly formClosed: boolean;
    /** Its payment was confirmed a moment ago: nobody pays it again now. */
    readonly isConfirmed: boolean;
  }) => {
    const { cannotInstruct, known } = store;
    const [next, ...then] = orderNextMessages(order, known);
    const rest = uninstructedRestMessage(order);
    const { sub } = useCorpay();
    const settlement = readDisplayOnlyAmount(order.buy);
    const cost = computeBookedCost(settlement, market);
    return (
      <>
        <Card
          {...(store.awaitsInstruction && store.instruct === null
            ? {
                footer: (
                  <div className="deal-action">
                    <PrimaryButton
                      wide
                      takesFocus={formClosed}
                      busy={store.opening}
                      disabledReason={cannotInstruct === null ? null : cannotInstructMessage(cannotInstruct)}
                      onPress={() => void store.openInstruct()}
                    >
                      Instruct Payment
                    </PrimaryButton>
                  </div>
                ),
              }
            : {})}
        >
          <div className="letter-next">
            {store.taken.length === 0 ? <p>{next}</p> : <OrderSettlementAmounts store={store} />}
            <p className="letter-then">
              {store.taken.length === 0 ? then.join(' ') : paymentReceiptMessage(order)}
            </p>
          </div>
          <ProgressSteps of="order" stations={buildOrderProgressSteps(order, known)} />
          {rest === null ? null : (
            <Notice tone="warning">
              <p>{rest}</p>
            </Notice>
          )}
          <LabelledValueList facts={orderFacts(order, cost)} />
          <BookedCost settlement={settlement} cost={cost} fees={order.fees} user={sub} />
        </Card>
        {order.payments.map((payment, place) => (
          <Card
            title={
              order.payments.length === 1 ? 'Payment' : `Payment ${place + 1} of ${order.payments.length}`
            }
            key={`${payment.payeeName}/${payment.reference}/${place}`}
          >
            <LabelledValueList facts={paymentFacts(payment)} />
            {isConfirmed ? null : <PayAgainButton of={order.payments} place={place} />}
          </Card>
        ))}
        {order.settlements.length === 0 ? null : <OrderSettlements of={order} />}
        {order.instruction?.requestId == null ? null : (
          <p className="letter-foot">
            {orderLabels.requestId} {order.instruction.requestId}
          </p>
        )}
      </>
    );
  },
);
