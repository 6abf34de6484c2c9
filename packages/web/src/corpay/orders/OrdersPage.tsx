import { corpayWords, type OrderSummary } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { Card } from '../../kit/layout/Card.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { OrderTable } from './OrderTable.tsx';
import { useGrowingList } from '../../lists/useGrowingList.ts';
import { useRunning } from '../../calls/useRunning.ts';

const GrowingOrders = ({ orders }: { readonly orders: readonly OrderSummary[] }) => {
  const { shown, end } = useGrowingList(orders);
  return (
    <Card flush>
      <OrderTable caption="Past Orders, newest first" orders={shown} />
      <div ref={end} />
    </Card>
  );
};

/** Past Orders, newest first (CP-ORDER-1 to CP-ORDER-8). */
export const OrdersPage = observer(() => {
  const { orders } = useCorpay();
  useRunning(orders);
  const { value, failure } = orders;
  return (
    <div className="stack">
      {failure === null ? null : (
        <CallFailureNotice
          words={corpayWords.ordersUnavailable}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void orders.load()}
        />
      )}
      {value === null ? (
        failure === null ? (
          <Card flush>
            <SkeletonRows words="Loading orders..." rows={6} />
          </Card>
        ) : null
      ) : value.length === 0 ? (
        <Card>
          <EmptyState
            title={corpayWords.noOrders}
            action={<ButtonLink to={paths.gateway.dashboard}>Book A Deal</ButtonLink>}
          >
            Once you have booked a deal you follow its payment here.
          </EmptyState>
        </Card>
      ) : (
        <GrowingOrders orders={value} />
      )}
    </div>
  );
});
