import { observer } from 'mobx-react-lite';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import { useLazyPage } from '../fetching/useLazyPage.ts';
import { useIdentity } from '../identity/identityContext.ts';
import { useSession } from '../session/sessionContext.ts';
import { Card } from '../kit/layout/Card.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { UnreachablePicture } from '../kit/pictures/UnreachablePicture.tsx';
import { usePageReload } from '../reload/reloadContext.ts';
import { useDependencies } from '../context/dependenciesContext.ts';
import { useRates } from '../market-rates/ratesContext.ts';
import { PageFailure } from '../failures/PageFailure.tsx';
import type { PartnerPageDependencies, PartnerScreens, PartnerPageProps } from './partner.ts';
import { usePartners } from './partnersContext.ts';

type Part = 'pages' | 'dashboard' | 'commands' | 'saved';
type Page = NonNullable<PartnerScreens[Part]>;
type OnAwaiting = PartnerPageProps['onAwaiting'];

const OpenPart = ({
  lazy,
  user,
  waiting,
  onAwaiting,
}: {
  readonly lazy: Page;
  readonly waiting: ReactNode;
  readonly user: PartnerPageDependencies['user'];
  readonly onAwaiting: OnAwaiting;
}) => {
  const shared = useDependencies();
  const reload = usePageReload();
  const session = useSession();
  const rates = useRates();
  const services = use(shared.connection.services());
  const dependencies = useMemo(
    () => ({ ...shared, services, user, reload, session, rates }),
    [shared, services, user, reload, session, rates],
  );
  const { page: Shown, failed, tryAgain } = useLazyPage(lazy);
  if (Shown !== null) return <Shown key={user.sub} dependencies={dependencies} onAwaiting={onAwaiting} />;
  return failed ? <PageFailure onTryAgain={tryAgain} /> : waiting;
};

/** What the customer's partner brings to a page; `waiting` shows until it is there (GATE-2). */
export const PartnerPageSection = observer(
  ({
    part,
    waiting,
    onAwaiting,
  }: {
    readonly part: Part;
    readonly waiting: ReactNode;
    readonly onAwaiting?: OnAwaiting;
  }) => {
    const { user } = useIdentity();
    const partners = usePartners();
    if (user === null) return waiting;
    const { gateway } = partners[user.fxPartner];
    if (gateway === null)
      return (
        <Card>
          <EmptyState
            picture={<UnreachablePicture />}
            title="The gateway of your partner is not available yet."
          >
            Support can tell when it will be.
          </EmptyState>
        </Card>
      );
    const lazy = gateway[part];
    if (lazy === null) return null;
    return (
      <Suspense fallback={waiting}>
        <OpenPart lazy={lazy} user={user} waiting={waiting} onAwaiting={onAwaiting} />
      </Suspense>
    );
  },
);
