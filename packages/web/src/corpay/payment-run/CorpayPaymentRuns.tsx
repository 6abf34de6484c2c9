import { observer } from 'mobx-react-lite';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import type { OpenRunsProps } from '../../partner-frame/OpenRunsLoader.tsx';
import { OpenRuns } from '../../payment-run/OpenRuns.tsx';
import { paymentRunContext } from '../../payment-run/stores/paymentRunContext.ts';
import { PaymentRunPages } from '../../payment-run/PaymentRunPages.tsx';
import { WaitingRunNote } from '../../payment-run/WaitingRunNote.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { findOrCreateCorpayRuns } from './findOrCreateCorpayRuns.ts';

/** Payment runs at Corpay. */
export const CorpayPaymentRuns = () => {
  const scope = useCorpay();
  useRunningStore(scope.session.beneficiaries);
  return <PaymentRunPages workspace={findOrCreateCorpayRuns(scope)} />;
};

/** Whom the displayed quote pays. */
const BesideDeal = observer(() => {
  const { live, draft } = useCorpay().quote;
  const { offer } = live;
  const { beneficiary } = draft;
  if (offer === null || beneficiary === null) return null;
  const { clientIntegrationId: payeeId, payee } = beneficiary;
  return <WaitingRunNote paid={[{ payeeId, payee, amount: offer.quote.payment }]} />;
});

/** The open runs above the orders, the one that an order is of, or what waits in one beside a deal. */
export const OpenCorpayRuns = ({ beside, ...props }: OpenRunsProps) => (
  <paymentRunContext.Provider value={findOrCreateCorpayRuns(useCorpay())}>
    {beside ? <BesideDeal /> : <OpenRuns {...props} />}
  </paymentRunContext.Provider>
);
