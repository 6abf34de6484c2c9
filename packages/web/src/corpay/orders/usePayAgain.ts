import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  cannotPayAgainMessages,
  makeRepeatPaymentDraft,
} from '@fx-gateway/domain/corpay/orders/makeRepeatPaymentDraft.ts';
import { useState } from 'react';
import { useGoToFilledDeal } from '../../quoting/findLockedAmountField.ts';
import { useCorpay } from '../stores/corpayContext.ts';

/**
 * Goes to Book A Deal with whom a payment went to and its amount, or says why they cannot be paid again. The amount is
 * left to the user where they received `more` payments with it.
 */
export const usePayAgain = () => {
  const { session, deal } = useCorpay();
  const goToDeal = useGoToFilledDeal();
  const [trouble, setTrouble] = useState<string | null>(null);
  const pay = async (payment: OrderPayment, more = 0): Promise<void> => {
    const { beneficiaries } = session;
    setTrouble(null);
    if (beneficiaries.value === null) await beneficiaries.load();
    const { value, failure } = beneficiaries;
    if (value === null) {
      if (failure !== null) setTrouble(beneficiariesFailureMessage(failure));
      return;
    }
    const again = makeRepeatPaymentDraft(payment, value);
    if (again === null) {
      setTrouble(cannotPayAgainMessages(payment));
      return;
    }
    deal.payTo(again.beneficiary, more === 0 ? again.amount : null);
    goToDeal();
  };
  return { trouble, pay };
};
