import { useRunningStore } from '../../fetching/useRunningStore.ts';
import type { OpenRunsProps } from '../../partner-frame/OpenRunsLoader.tsx';
import { OpenRuns } from '../../payment-run/OpenRuns.tsx';
import { paymentRunContext } from '../../payment-run/stores/paymentRunContext.ts';
import { PaymentRunPages } from '../../payment-run/PaymentRunPages.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { findOrCreateCorpayRuns } from './findOrCreateCorpayRuns.ts';

/** Payment runs at Corpay. */
export const CorpayPaymentRuns = () => {
  const scope = useCorpay();
  useRunningStore(scope.session.beneficiaries);
  return <PaymentRunPages workspace={findOrCreateCorpayRuns(scope)} />;
};

/** The open runs above the orders, or the one that an order is of. */
export const OpenCorpayRuns = (props: OpenRunsProps) => (
  <paymentRunContext.Provider value={findOrCreateCorpayRuns(useCorpay())}>
    <OpenRuns {...props} />
  </paymentRunContext.Provider>
);
