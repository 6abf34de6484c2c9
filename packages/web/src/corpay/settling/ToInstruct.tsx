import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { WaitingRows } from '../../quoting/waiting/WaitingRows.tsx';
import { paths } from '../../routing/paths.ts';

const mostShown = 5;

/** The deals that nobody is paid by yet; of many the newest, and where the others are. */
export const ToInstruct = ({ orders }: { readonly orders: readonly OrderSummary[] }) => (
  <WaitingRows
    title="To instruct"
    aside={
      orders.length > mostShown ? (
        <ButtonLink look="plain" to={paths.gateway.orders}>
          {`All ${orders.length}`}
        </ButtonLink>
      ) : undefined
    }
    rows={orders.slice(0, mostShown).map(({ ordNum, sell, entryDate }) => ({
      key: ordNum,
      words: `Deal ${ordNum} of ${formatDate(entryDate)}: nobody is paid yet`,
      amount: <AmountText of={sell} />,
      action: (
        <ButtonLink to={paths.gateway.order(ordNum)} label={`Instruct deal ${ordNum}`}>
          Instruct
        </ButtonLink>
      ),
    }))}
  />
);
