import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { TokenFailureNotice } from '../TokenFailureNotice.tsx';
import { AwaitingPartnerConnection } from '../AwaitingPartnerConnection.tsx';
import { corpayContext } from '../stores/corpayContext.ts';
import { DealStepsCard } from '../../quoting/DealStepsCard.tsx';
import { dealSteps } from '../booking/dealSteps.ts';
import { LatestOrders } from '../orders/LatestOrders.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { OpenMoneyCallNotices } from '../openSteps/OpenMoneyCallNotices.tsx';
import { OpenCorpayRunsLoader } from '../payment-run/OpenCorpayRunsLoader.tsx';
import { PendingWorkOnDashboard } from '../settling/Settling.tsx';
import { useCorpayUserStores } from '../stores/useCorpayUserStores.ts';
import '../../partner-frame/PartnerPages.css';
import '../../quoting/DealPage.css';

/** Corpay's part of the dashboard: deals that wait, the latest orders, and what is to be settled (S-41, S-113, SETTLE-4). */
export const CorpayDashboard = observer(({ dependencies, onAwaiting }: PartnerPageProps) => {
  const scope = useCorpayUserStores(dependencies);
  const { session } = scope;
  const { awaitsIntegration } = session;
  useEffect(() => onAwaiting?.(awaitsIntegration), [onAwaiting, awaitsIntegration]);
  if (awaitsIntegration) return <AwaitingPartnerConnection session={session} page={dependencies.session} />;
  if (session.access === 'failed') return <TokenFailureNotice session={session} />;
  return (
    <corpayContext.Provider value={scope}>
      {session.access === 'generating' ? (
        <Card title="Latest Orders" flush>
          <OrderTable caption="Generating secure tokens..." orders={[]} waiting rows={5} />
        </Card>
      ) : (
        <div className="stack">
          <OpenMoneyCallNotices />
          <LatestOrders none={<DealStepsCard lead={corpayMessages.noOrders} steps={dealSteps} />} />
          <OpenCorpayRunsLoader />
          <PendingWorkOnDashboard />
        </div>
      )}
    </corpayContext.Provider>
  );
});
