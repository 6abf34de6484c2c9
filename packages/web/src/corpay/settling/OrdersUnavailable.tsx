import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useFocusOnward } from '../../kit/focus/useFocusOnward.ts';
import { useCorpay } from '../stores/corpayContext.ts';

/** What waits is not known without the list: that is said quietly, because a deal can be booked without it. */
export const OrdersUnavailable = observer(() => {
  const { orders } = useCorpay();
  return (
    <p className="due-note" ref={useFocusOnward<HTMLParagraphElement>()}>
      {corpayMessages.ordersUnavailable}{' '}
      <QuietButton look="plain" busy={orders.loading} onPress={() => void orders.load()}>
        Try again
      </QuietButton>
    </p>
  );
});
