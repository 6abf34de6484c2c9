import type { OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { usePayAgain } from './usePayAgain.ts';

type PaymentOfOrder = {
  /** All payments of the order. */
  readonly of: readonly OrderPayment[];
  readonly place: number;
};

/**
 * Opens Book A Deal with the beneficiary and the amount of this payment; nothing is booked by it. Of several payments of
 * an order it says that it is this one alone.
 */
export const PayAgainButton = observer(({ of: payments, place }: PaymentOfOrder) => {
  const { deal } = useCorpay();
  const { trouble, pay } = usePayAgain();
  const payment = payments[place];
  if (payment === undefined) return null;
  const more = payments.length - 1;
  return (
    <div className="pay-again">
      <QuietButton disabled={deal.booking} onPress={() => void pay(payment)}>
        {more === 0 ? 'Pay again' : `Pay payment ${place + 1} of ${payments.length} again`}
      </QuietButton>
      {more === 0 ? null : <p>{`This payment alone: the order has ${more} more.`}</p>}
      <output>{trouble}</output>
    </div>
  );
});
