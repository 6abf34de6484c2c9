import { observer } from 'mobx-react-lite';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FetchedPage } from '../fetching/FetchedPage.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';
import type { PartnerDependencies } from '../partner-frame/partner.ts';
import { GeneratingTokens } from '../partner-frame/GeneratingTokens.tsx';
import { paths } from '../routing/paths.ts';
import { AccessFailure } from './AccessFailure.tsx';
import { ConnectingAccount } from './ConnectingAccount.tsx';
import { BeneficiaryRoutes } from './BeneficiaryRoutes.tsx';
import { DealPage } from './booking/DealPage.tsx';
import { orderPage, ordersPage } from './corpayPages.ts';
import { corpayContext } from './stores/corpayContext.ts';
import { OpenIntents } from './openSteps/OpenIntents.tsx';
import { WaitingPages } from './WaitingPages.tsx';
import { useCorpayScope } from './stores/useCorpayScope.ts';
import '../partner-frame/PartnerPages.css';

/** Keys keep one page's failure from being the next one's. */
const orders = <FetchedPage key="orders" page={ordersPage} failure={PageFailure} />;
const order = <FetchedPage key="order" page={orderPage} failure={PageFailure} />;

/** Corpay's pages under /secure/fxgateway (GATE-6, GATE-7). */
export const CorpayGateway = observer(({ dependencies }: { readonly dependencies: PartnerDependencies }) => {
  const scope = useCorpayScope(dependencies);
  const { session, intents } = scope;
  const { access } = session;
  // What this browser keeps open stands above the page from the beginning: a page that came first would be moved by it.
  const waits = access === 'generating' || !intents.state.known;
  // Who was let in before keeps the page with what was typed (GATE-3).
  if (access !== 'open' && session.awaitsIntegration)
    return <ConnectingAccount session={session} page={dependencies.session} answer />;
  if (access === 'failed') return <AccessFailure session={session} />;
  return (
    <corpayContext.Provider value={scope}>
      {waits ? (
        <GeneratingTokens>
          <WaitingPages />
        </GeneratingTokens>
      ) : (
        <div className="gateway">
          {session.tokenFailure === null ? null : <AccessFailure session={session} />}
          <OpenIntents />
          <Routes>
            <Route path="dashboard" element={<DealPage />} />
            <Route path="orders" element={orders} />
            <Route path="orders/:orderNumber" element={order} />
            <Route path="beneficiaries/*" element={<BeneficiaryRoutes />} />
            <Route path="*" element={<Navigate to={paths.gateway.dashboard} replace />} />
          </Routes>
        </div>
      )}
    </corpayContext.Provider>
  );
});
