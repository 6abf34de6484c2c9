import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { DealTable } from './DealTable.tsx';

const asMany = 5;

/** The newest few deals, or `none` where nothing was booked yet (S-41). */
export const LatestDeals = observer(({ none }: { readonly none: ReactNode }) => {
  const { deals, dealList, session } = useOfx();
  useRunningStore(deals);
  useRunningStore(session.beneficiaries);
  const { value, failure } = deals;
  const latest = dealList.newestFirst.slice(0, asMany);
  return (
    <>
      {failure === null || session.isTold(failure) ? null : (
        <OfxFailureNotice
          words={ofxDealsFailureMessage(failure)}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void deals.load()}
        />
      )}
      {value === null && failure !== null ? null : value !== null && latest.length === 0 ? (
        none
      ) : (
        <Card
          title="Latest Deals"
          flush
          aside={
            <ButtonLink look="plain" to={paths.gateway.deals}>
              All deals
            </ButtonLink>
          }
        >
          {value === null ? (
            <DealTable caption="Loading deals..." deals={[]} waiting rows={asMany} />
          ) : (
            <DealTable caption="Latest deals, newest first" deals={latest} names={dealList.names} />
          )}
        </Card>
      )}
    </>
  );
});
