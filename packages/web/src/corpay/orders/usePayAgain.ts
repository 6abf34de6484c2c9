import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  cannotPayAgainMessages,
  payAgain,
  type PaidAgain,
} from '@fx-gateway/domain/corpay/orders/payAgain.ts';
import { useState } from 'react';
import { useGoToFilledDeal } from '../../quoting/lockedAmount.ts';
import { useCorpay } from '../stores/corpayContext.ts';

/** Goes to Book A Deal with what `fill` has filled in there, or says why whom a payment went to cannot be paid again. */
export const usePayAgain = (fill: (again: PaidAgain) => void) => {
  const { session } = useCorpay();
  const goToDeal = useGoToFilledDeal();
  const [trouble, setTrouble] = useState<string | null>(null);
  const pay = async (payment: OrderPayment): Promise<void> => {
    const { beneficiaries } = session;
    setTrouble(null);
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
    fill(again);
    goToDeal();
  };
  return { trouble, pay };
};
