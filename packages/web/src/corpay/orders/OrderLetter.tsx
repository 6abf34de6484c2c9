import { cannotInstructWords, type OrderDetail, type OrderPayment } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { formatRate } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { Card } from '../../kit/layout/Card.tsx';
import { FactList } from '../../kit/facts/FactList.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { nextForOrder } from './nextForOrder.ts';
import type { OrderStore } from '../scope/deal/OrderStore.ts';

const notApplicable = 'N/A';

const paymentFacts = (payment: OrderPayment) => [
  { label: 'Beneficiary Name', value: payment.payeeName },
  { label: 'Available Date', value: formatDate(payment.availableDate) },
  { label: 'Payment Reference', value: payment.reference === '' ? notApplicable : payment.reference },
  { label: 'Payment Amount', value: <AmountText of={payment.amount} /> },
  { label: 'Fee Amount', value: payment.fee.amount === 0 ? notApplicable : <AmountText of={payment.fee} /> },
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

const orderFacts = (order: OrderDetail) => [
  { label: 'Entered Date', value: formatDate(order.entryDate) },
  { label: 'Rate', value: <span className="amount">{formatRate(order.exchange)}</span> },
  { label: 'Buy Amount', value: <AmountText of={order.buy} /> },
  { label: 'Sell Amount', value: <AmountText of={order.sell} /> },
  { label: 'Fees', value: order.fees.length === 0 ? notApplicable : <Fees of={order.fees} /> },
];

/** An order as a letter: what happens next, the facts, each payment, and how it is settled. */
export const OrderLetter = observer(
  ({ order, store }: { readonly order: OrderDetail; readonly store: OrderStore }) => {
    const { cannotInstruct } = store;
    return (
      <>
        <Card
          {...(store.awaitsInstruction && store.instruct === null
            ? {
                footer: (
                  <div className="deal-action">
                    <PrimaryButton
                      wide
                      busy={store.opening}
                      disabledReason={cannotInstruct === null ? null : cannotInstructWords(cannotInstruct)}
                      onPress={() => void store.openInstruct()}
                    >
                      Instruct Payment
                    </PrimaryButton>
                  </div>
                ),
              }
            : {})}
        >
          <header className="letter-head">
            <h2 className="letter-title">Order {order.ordNum}</h2>
            <p className="letter-next">{nextForOrder(order, store.instructionUnderWay)}</p>
          </header>
          <FactList facts={orderFacts(order)} />
        </Card>
        {order.payments.map((payment, place) => (
          <Card
            title={
              order.payments.length === 1 ? 'Payment' : `Payment ${place + 1} of ${order.payments.length}`
            }
            key={`${payment.payeeName}/${payment.reference}/${place}`}
          >
            <FactList facts={paymentFacts(payment)} />
          </Card>
        ))}
        {order.settlements.length === 0 ? null : (
          <Card title="Settlements">
            <ul className="settlements">
              {order.settlements.map(({ isFee, amount, accountDetails }, place) => (
                <li className="settlement" key={`${accountDetails}/${place}`}>
                  <span className="settlement-kind">{isFee ? 'Fee Settlement' : 'Settlement'}</span>
                  <span className="settlement-amount">
                    <AmountText of={amount} />
                  </span>
                  <span className="settlement-account">{accountDetails}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </>
    );
  },
);
