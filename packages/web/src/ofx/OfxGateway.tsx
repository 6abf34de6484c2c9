import { observer } from 'mobx-react-lite';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LazyPageLoader } from '../fetching/LazyPageLoader.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';
import type { PartnerPageDependencies } from '../partner-frame/partner.ts';
import { AwaitingPartnerToken } from '../partner-frame/AwaitingPartnerToken.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { LabelledValuesSkeleton } from '../kit/waiting/LabelledValuesSkeleton.tsx';
import { lazyPaymentRuns } from './lazyPaymentRuns.ts';
import { paths } from '../routing/paths.ts';
import { TokenFailureNotice } from './TokenFailureNotice.tsx';
import { OfxNotConfigured } from './OfxNotConfigured.tsx';
import { AuthorizationRequired } from './authorization/AuthorizationRequired.tsx';
import { BeneficiaryRoutes } from './BeneficiaryRoutes.tsx';
import { BookedDealPageLoader } from './booking/BookedDealPageLoader.tsx';
import { BookOfxDealForm } from './booking/BookOfxDealForm.tsx';
import { BookOfxDealPage } from './booking/BookOfxDealPage.tsx';
import { OpenBookingNotices } from './openBookings/OpenBookingNotices.tsx';
import { lazyDealDetailPage, lazyDealsPage } from './ofxPages.ts';
import { ofxContext } from './stores/ofxContext.ts';
import { useOfxUserStores } from './stores/useOfxUserStores.ts';
import '../partner-frame/PartnerPages.css';

/** What stands beside the form depends on what was booked before. */
const waitingDeal = (
  <div className="deal-page">
    <BookOfxDealForm onBooked={() => undefined} />
  </div>
);

const waitingFacts = (
  <Card>
    <LabelledValuesSkeleton words="Loading..." />
  </Card>
);

/** Keys keep one page's failure from being the next one's. */
const deals = <LazyPageLoader key="deals" page={lazyDealsPage} failure={PageFailure} />;
const payments = <LazyPageLoader key="payments" page={lazyPaymentRuns} failure={PageFailure} />;
const deal = <BookedDealPageLoader key="deal" page={lazyDealDetailPage} />;

const Connected = observer(({ dependencies }: { readonly dependencies: PartnerPageDependencies }) => {
  const scope = useOfxUserStores(dependencies);
  const { session } = scope;
  const { access } = session;
  if (access === 'generating')
    return (
      <ofxContext.Provider value={scope}>
        <AwaitingPartnerToken>
          <Routes>
            <Route path="dashboard" element={waitingDeal} />
            <Route path="*" element={waitingFacts} />
          </Routes>
        </AwaitingPartnerToken>
      </ofxContext.Provider>
    );
  return (
    <ofxContext.Provider value={scope}>
      <div className="gateway">
        <AuthorizationRequired session={session} />
        <TokenFailureNotice session={session} />
        {access !== 'open' ? null : (
          <>
            <OpenBookingNotices />
            <Routes>
              <Route path="dashboard" element={<BookOfxDealPage />} />
              <Route path="deals" element={deals} />
              <Route path="deals/:dealId" element={deal} />
              <Route path="payments/*" element={payments} />
              <Route path="beneficiaries/*" element={<BeneficiaryRoutes />} />
              <Route path="*" element={<Navigate to={paths.gateway.dashboard} replace />} />
            </Routes>
          </>
        )}
      </div>
    </ofxContext.Provider>
  );
});

/** OFX's pages under /secure/fxgateway (GATE-5, S-91, OFX-BENE-10). */
export const OfxGateway = ({ dependencies }: { readonly dependencies: PartnerPageDependencies }) =>
  dependencies.configuration.ofx === undefined ? (
    <OfxNotConfigured />
  ) : (
    <Connected dependencies={dependencies} />
  );
