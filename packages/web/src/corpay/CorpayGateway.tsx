import { observer } from 'mobx-react-lite';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { PartnerDependencies } from '../gateway/partner.ts';
import { GeneratingTokens } from '../gateway/GeneratingTokens.tsx';
import { paths } from '../routing/paths.ts';
import { AccessFailure } from './AccessFailure.tsx';
import { ConnectingAccount } from './ConnectingAccount.tsx';
import { BeneficiaryRoutes } from './beneficiaries/BeneficiaryRoutes.tsx';
import { DealPage } from './booking/DealPage.tsx';
import { corpayContext } from './scope/corpayContext.ts';
import { OpenIntents } from './openSteps/OpenIntents.tsx';
import { OrderPage } from './orders/OrderPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { WaitingPages } from './WaitingPages.tsx';
import { useCorpayScope } from './scope/useCorpayScope.ts';
import '../gateway/PartnerPages.css';

/** Corpay's pages under /secure/fxgateway (GATE-6, GATE-7). */
export const CorpayGateway = observer(({ dependencies }: { readonly dependencies: PartnerDependencies }) => {
  const scope = useCorpayScope(dependencies);
  const { session } = scope;
  const { access } = session;
  // Who was let in before keeps the page with what was typed (GATE-3).
  if (access !== 'open' && session.awaitsIntegration)
    return <ConnectingAccount session={session} page={dependencies.session} answer />;
  if (access === 'failed') return <AccessFailure session={session} />;
  return (
    <corpayContext.Provider value={scope}>
      {access === 'generating' ? (
        <GeneratingTokens>
          <WaitingPages />
        </GeneratingTokens>
      ) : (
        <div className="gateway">
          {session.tokenFailure === null ? null : <AccessFailure session={session} />}
          <OpenIntents />
          <Routes>
            <Route path="dashboard" element={<DealPage />} />
            <Route path="orders" element={<OrdersPage />} />
            <Route path="orders/:orderNumber" element={<OrderPage />} />
            <Route path="beneficiaries/*" element={<BeneficiaryRoutes />} />
            <Route path="*" element={<Navigate to={paths.gateway.dashboard} replace />} />
          </Routes>
        </div>
      )}
    </corpayContext.Provider>
  );
});
