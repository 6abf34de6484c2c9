import { authorizationMessages } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import type { PartnerPageDependencies } from '../../partner-frame/partner.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { DealStepsCard } from '../../quoting/DealStepsCard.tsx';
import { paths } from '../../routing/paths.ts';
import { TokenFailureNotice } from '../TokenFailureNotice.tsx';
import { OfxNotConfigured } from '../OfxNotConfigured.tsx';
import { dealSteps } from '../booking/dealSteps.ts';
import { DealTable } from '../deals/DealTable.tsx';
import { LatestDeals } from '../deals/LatestDeals.tsx';
import { OpenBookingNotices } from '../openBookings/OpenBookingNotices.tsx';
import { ofxContext } from '../stores/ofxContext.ts';
import { OpenOfxRunsLoader } from '../payment-run/OpenOfxRunsLoader.tsx';
import { OfxWaitingDeals } from '../waiting/OfxWaitingDeals.tsx';
import { useOfxUserStores } from '../stores/useOfxUserStores.ts';
import '../../partner-frame/PartnerPages.css';
import '../../quoting/DealPage.css';

const Connected = observer(({ dependencies }: { readonly dependencies: PartnerPageDependencies }) => {
  const scope = useOfxUserStores(dependencies);
  const { session } = scope;
  switch (session.access) {
    case 'failed':
      return <TokenFailureNotice session={session} />;
    case 'generating':
      return (
        <Card title="Latest Deals" flush>
          <DealTable caption="Generating secure tokens..." deals={[]} waiting rows={5} />
        </Card>
      );
    case 'unauthorized':
      return (
        <Card title={authorizationMessages.title}>
          <div className="stack">
            <p>{authorizationMessages.why}</p>
            <div className="button-row">
              <ButtonLink look="primary" to={paths.gateway.dashboard}>
                {authorizationMessages.goOn}
              </ButtonLink>
            </div>
          </div>
        </Card>
      );
    case 'open':
      return (
        <ofxContext.Provider value={scope}>
          <div className="stack">
            <OpenBookingNotices />
            <LatestDeals none={<DealStepsCard lead={ofxMessages.noDeals} steps={dealSteps} />} />
            <OpenOfxRunsLoader />
            <OfxWaitingDeals />
          </div>
        </ofxContext.Provider>
      );
  }
});

/** OFX's part of the dashboard: what waits for the customer, then the latest deals (S-41). It redirects nowhere. */
export const OfxDashboard = ({ dependencies }: { readonly dependencies: PartnerPageDependencies }) =>
  dependencies.configuration.ofx === undefined ? (
    <OfxNotConfigured />
  ) : (
    <Connected dependencies={dependencies} />
  );
