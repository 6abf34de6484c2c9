import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import { cannotPayAgainMessages, payAgain } from '@fx-gateway/domain/corpay/orders/payAgain.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import { useCorpay } from '../stores/corpayContext.ts';

/** Opens Book A Deal with the beneficiary and the amount of this payment; nothing is booked by it. */
export const PayAgain = observer(({ payment }: { readonly payment: OrderPayment }) => {
  const { session, deal } = useCorpay();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    const { beneficiaries } = session;
    if (beneficiaries.value === null) await beneficiaries.load();
    const { value, failure } = beneficiaries;
    if (value === null) {
      if (failure !== null) setTrouble(beneficiariesMessages(failure));
      return;
    }
    const again = payAgain(payment, value);
    if (again === null) {
      setTrouble(cannotPayAgainMessages(payment));
      return;
    }
    deal.payTo(again.beneficiary, again.amount);
    void navigate(paths.gateway.dashboard);
  };
  return (
    <div className="pay-again">
      <QuietButton disabled={deal.booking} onPress={() => void open()}>
        Pay again
      </QuietButton>
      <output>{trouble}</output>
    </div>
  );
});
