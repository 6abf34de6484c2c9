import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { WaitingDealsCard } from '../../quoting/waiting/WaitingDealsCard.tsx';
import { paths } from '../../routing/paths.ts';
import { OpenCorpayRunsLoader } from '../payment-run/OpenCorpayRunsLoader.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

const mostShown = 5;

const wordsOf = ({ ordNum, entryDate }: OrderSummary, payee: string | undefined): string =>
  `Deal ${ordNum} of ${formatDate(entryDate)}${payee === undefined ? '' : ` for ${payee}`}: nobody is paid yet`;

/** The deals that nobody is paid by yet, with whom this device booked them for; of many the newest, and where the others are. */
export const OrdersToInstructCard = observer(({ orders }: { readonly orders: readonly OrderSummary[] }) => {
  const { awaited } = useCorpay().intents.state;
  const payees = new Map(awaited.map(({ orderNumber, payee }) => [orderNumber, payee]));
  return (
    <WaitingDealsCard
      title="To instruct"
      aside={
        orders.length > mostShown ? (
          <ButtonLink look="plain" to={paths.gateway.orders}>
            {`All ${orders.length}`}
          </ButtonLink>
        ) : undefined
      }
      rows={orders.slice(0, mostShown).map((order) => ({
        key: order.ordNum,
        words: (
          <>
            {wordsOf(order, payees.get(order.ordNum))}
            <OpenCorpayRunsLoader order={order} />
          </>
        ),
        amount: <AmountText of={order.sell} />,
        action: (
          <ButtonLink to={paths.gateway.order(order.ordNum)} label={`Instruct deal ${order.ordNum}`}>
            Instruct
          </ButtonLink>
        ),
      }))}
    />
  );
});
