import { observer } from 'mobx-react-lite';
import { Suspense, use, useMemo } from 'react';
import { useIdentity } from '../identity/identityDoor.ts';
import { Card } from '../kit/Card.tsx';
import { CentredSpinner } from '../kit/CentredSpinner.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Page } from '../kit/Page.tsx';
import { TabbedPage } from '../kit/TabbedPage.tsx';
import { partners } from '../partners.ts';
import { usePageReload } from '../reload/reloadDoor.ts';
import { useSurroundings } from '../services/surroundingsDoor.ts';
import type { Partner } from './partner.ts';
import type { PartnerParts } from './partnerParts.ts';

const title = 'FX Gateway';

const waiting = <CentredSpinner words="Loading..." visible />;

const PartnerGateway = ({
  partner,
  user,
}: {
  readonly partner: Partner;
  readonly user: PartnerParts['user'];
}) => {
  const surroundings = useSurroundings();
  const reload = usePageReload();
  const services = use(surroundings.connection.services());
  const parts = useMemo(
    () => ({ ...surroundings, services, user, reload }),
    [surroundings, services, user, reload],
  );
  return <partner.Gateway key={user.sub} parts={parts} />;
};

/** The page of the customer's partner (GATE-1, GATE-4); 'Loading...' until it is known which that is (GATE-2). */
export const GatewayFrame = observer(() => {
  const { user } = useIdentity();
  if (user === null) return <Page title={title}>{waiting}</Page>;
  const partner = partners.find(({ id }) => id === user.fxPartner);
  if (partner === undefined)
    return (
      <Page title={title}>
        <Card>
          <EmptyState title="The gateway of your partner is not available yet." />
        </Card>
      </Page>
    );
  return (
    <TabbedPage title={title} tabs={partner.tabs}>
      <Suspense fallback={waiting}>
        <PartnerGateway partner={partner} user={user} />
      </Suspense>
    </TabbedPage>
  );
});
