import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useKeepOrdersFresh } from '../stores/useKeepOrdersFresh.ts';
import { DealsAwaitingInstruction } from '../openSteps/DealsAwaitingInstruction.tsx';
import { OrderTable } from './OrderTable.tsx';

const asMany = 5;

/** The deals that wait for their instruction, and the newest few orders, or `none` where nothing was booked yet (S-41). */
export const LatestOrders = observer(({ none }: { readonly none: ReactNode }) => {
  const { orders, session } = useCorpay();
  useKeepOrdersFresh();
  const { value, failure } = orders;
  const latest = value?.slice(0, asMany) ?? [];
  const some = latest.length > 0;
  return (
    <>
      {failure === null || session.isTold(failure) ? null : (
        <CallFailureNotice
          words={corpayMessages.ordersUnavailable}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void orders.load()}
        />
      )}
      {value === null && failure !== null ? (
        <DealsAwaitingInstruction />
      ) : value !== null && !some ? (
        <>
          <DealsAwaitingInstruction />
          {none}
        </>
      ) : (
        <Card
          title="Latest Orders"
          flush
          aside={
            <ButtonLink look="plain" to={paths.gateway.orders}>
              All orders
            </ButtonLink>
          }
        >
          <DealsAwaitingInstruction orders={latest} />
          {value === null ? (
            <OrderTable key="waiting" caption="Loading orders..." orders={latest} waiting rows={asMany} />
          ) : (
            <OrderTable caption="Latest orders, newest first" orders={latest} />
          )}
        </Card>
      )}
    </>
  );
});
