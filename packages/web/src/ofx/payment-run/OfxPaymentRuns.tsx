import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { OpenRuns } from '../../payment-run/OpenRuns.tsx';
import { paymentRunContext } from '../../payment-run/stores/paymentRunContext.ts';
import { PaymentRunPages } from '../../payment-run/PaymentRunPages.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { findOrCreateOfxRuns } from './findOrCreateOfxRuns.ts';

/** Payment runs at OFX. */
export const OfxPaymentRuns = () => {
  const scope = useOfx();
  useRunningStore(scope.session.beneficiaries);
  return <PaymentRunPages workspace={findOrCreateOfxRuns(scope)} />;
};

/** The open runs above the deals. */
export const OpenOfxRuns = () => (
  <paymentRunContext.Provider value={findOrCreateOfxRuns(useOfx())}>
    <OpenRuns />
  </paymentRunContext.Provider>
);
