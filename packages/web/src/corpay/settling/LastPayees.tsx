import { payeeKey, type LastPayee } from '@fx-gateway/domain/corpay/settling/findLastPayees.ts';
import { observer } from 'mobx-react-lite';
import { PayAgainButtons } from '../../quoting/waiting/PayAgainButtons.tsx';
import { usePayAgain } from '../orders/usePayAgain.ts';
import { useCorpay } from '../stores/corpayContext.ts';

/** Whom the customer paid last, to be paid again (SETTLE-3). */
export const LastPayees = observer(({ payees }: { readonly payees: readonly LastPayee[] }) => {
  const { deal } = useCorpay();
  const { trouble, pay } = usePayAgain();
  return (
    <PayAgainButtons
      payees={payees.map(({ payment, more }) => ({
        key: payeeKey(payment),
        name: payment.payeeName,
        last: payment.amount,
        more,
        of: payment,
      }))}
      disabled={deal.booking}
      trouble={trouble}
      onPay={(payment, more) => void pay(payment, more)}
    />
  );
});
