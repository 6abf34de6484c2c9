import { observer } from 'mobx-react-lite';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LazyPageLoader } from '../fetching/LazyPageLoader.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';
import type { PartnerPageDependencies } from '../partner-frame/partner.ts';
import { AwaitingPartnerToken } from '../partner-frame/AwaitingPartnerToken.tsx';
import { lazyPaymentRuns } from './lazyPaymentRuns.ts';
import { paths } from '../routing/paths.ts';
import { TokenFailureNotice } from './TokenFailureNotice.tsx';
import { AwaitingPartnerConnection } from './AwaitingPartnerConnection.tsx';
import { BeneficiaryRoutes } from './BeneficiaryRoutes.tsx';
import { BookCorpayDealPage } from './booking/BookCorpayDealPage.tsx';
import { lazyOrderPage, lazyOrdersPage } from './corpayPages.ts';
import { corpayContext } from './stores/corpayContext.ts';
import { OpenMoneyCallNotices } from './openSteps/OpenMoneyCallNotices.tsx';
import { SkeletonPageRoutes } from './SkeletonPageRoutes.tsx';
import { useCorpayUserStores } from './stores/useCorpayUserStores.ts';
import '../partner-frame/PartnerPages.css';

/** Keys keep one page's failure from being the next one's. */
const orders = <LazyPageLoader key="orders" page={lazyOrdersPage} failure={PageFailure} />;
const payments = <LazyPageLoader key="payments" page={lazyPaymentRuns} failure={PageFailure} />;
const order = <LazyPageLoader key="order" page={lazyOrderPage} failure={PageFailure} />;

/** Corpay's pages under /secure/fxgateway (GATE-6, GATE-7). */
export const CorpayGateway = observer(
  ({ dependencies }: { readonly dependencies: PartnerPageDependencies }) => {
    const scope = useCorpayUserStores(dependencies);
    const { session, intents } = scope;
    const { access } = session;
    // What this browser keeps open stands above the page from the beginning: a page that came first would be moved by it.
    const waits = access === 'generating' || !intents.state.known;
    // Who was let in before keeps the page with what was typed (GATE-3).
    if (access !== 'open' && session.awaitsIntegration)
      return <AwaitingPartnerConnection session={session} page={dependencies.session} answer />;
    if (access === 'failed') return <TokenFailureNotice session={session} />;
    return (
      <corpayContext.Provider value={scope}>
        {waits ? (
          <AwaitingPartnerToken>
            <SkeletonPageRoutes />
          </AwaitingPartnerToken>
        ) : (
          <div className="gateway">
            {session.tokenFailure === null ? null : <TokenFailureNotice session={session} />}
            <OpenMoneyCallNotices />
            <Routes>
              <Route path="dashboard" element={<BookCorpayDealPage />} />
              <Route path="orders" element={orders} />
              <Route path="orders/:orderNumber" element={order} />
              <Route path="payments/*" element={payments} />
              <Route path="beneficiaries/*" element={<BeneficiaryRoutes />} />
              <Route path="*" element={<Navigate to={paths.gateway.dashboard} replace />} />
            </Routes>
          </div>
        )}
      </corpayContext.Provider>
    );
  },
);
