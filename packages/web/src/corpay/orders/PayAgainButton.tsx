import type { OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { usePayAgain } from './usePayAgain.ts';

/** Opens Book A Deal with the beneficiary and the amount of this payment; nothing is booked by it. */
export const PayAgainButton = observer(({ payment }: { readonly payment: OrderPayment }) => {
  const { deal } = useCorpay();
  const { trouble, pay } = usePayAgain();
  return (
    <div className="pay-again">
      <QuietButton disabled={deal.booking} onPress={() => void pay(payment)}>
        Pay again
      </QuietButton>
      <output>{trouble}</output>
    </div>
  );
});
