import type { OrderSummary } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notices/Notice.tsx';
import { paths } from '../../routing/paths.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** Of these orders, the deals that wait for their instruction and that this browser knows nothing more of (S-41). */
export const UninstructedOrders = observer(({ orders }: { readonly orders: readonly OrderSummary[] }) => {
  const { intents } = useCorpay();
  const shown = new Set(intents.state.awaited.map(({ orderNumber }) => orderNumber));
  return orders
    .filter(
      ({ beneCount, ordNum }) =>
        beneCount === 0 &&
        !shown.has(ordNum) &&
        !intents.instructionUnderWay(ordNum) &&
        !intents.foundInstructed(ordNum),
    )
    .map(({ ordNum, sell, entryDate }) => (
      <Notice tone="warning" title={`Deal ${ordNum} is booked but not instructed.`} key={ordNum}>
        <p>
          <AmountText of={sell} /> was fixed on {formatDate(entryDate)}. Nobody is paid until you have said
          how.
        </p>
        <div className="notice-next">
          <ButtonLink to={paths.gateway.order(ordNum)}>Instruct Payment</ButtonLink>
        </div>
      </Notice>
    ));
});
