import { observer } from 'mobx-react-lite';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import type { OpenRunsProps } from '../../partner-frame/OpenRunsLoader.tsx';
import { OpenRuns } from '../../payment-run/OpenRuns.tsx';
import { paymentRunContext } from '../../payment-run/stores/paymentRunContext.ts';
import { PaymentRunPages } from '../../payment-run/PaymentRunPages.tsx';
import { WaitingRunNote } from '../../payment-run/WaitingRunNote.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { findOrCreateOfxRuns } from './findOrCreateOfxRuns.ts';

/** Payment runs at OFX. */
export const OfxPaymentRuns = () => {
  const scope = useOfx();
  useRunningStore(scope.session.beneficiaries);
  return <PaymentRunPages workspace={findOrCreateOfxRuns(scope)} />;
};

/** Whom the displayed quote pays. */
const BesideDeal = observer(() => {
  const { quote } = useOfx();
  const { offer } = quote.live;
  if (offer === null) return null;
  const paid = quote
    .partsOf(offer.quote)
    .map(({ beneficiaryId: payeeId, name: payee, amount }) => ({ payeeId, payee, amount }));
  return <WaitingRunNote paid={paid} />;
});

/** The open runs above the deals, or what waits in one beside a deal. */
export const OpenOfxRuns = ({ beside }: OpenRunsProps) => (
  <paymentRunContext.Provider value={findOrCreateOfxRuns(useOfx())}>
    {beside ? <BesideDeal /> : <OpenRuns />}
  </paymentRunContext.Provider>
);
