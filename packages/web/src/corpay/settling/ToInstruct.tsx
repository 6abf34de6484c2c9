import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { paths } from '../../routing/paths.ts';

const mostShown = 5;

/** The deals that nobody is paid by yet; of many the newest, and where the others are. */
export const ToInstruct = ({ orders }: { readonly orders: readonly OrderSummary[] }) =>
  orders.length === 0 ? null : (
    <Card
      title="To instruct"
      flush
      {...(orders.length > mostShown
        ? {
            aside: (
              <ButtonLink look="plain" to={paths.gateway.orders}>
                {`All ${orders.length}`}
              </ButtonLink>
            ),
          }
        : {})}
    >
      <ul className="to-instruct">
        {orders.slice(0, mostShown).map(({ ordNum, sell, entryDate }) => (
          <li className="to-instruct-deal" key={ordNum}>
            <span className="due-amount">
              <AmountText of={sell} />
            </span>
            <span className="to-instruct-words">
              Deal {ordNum} of {formatDate(entryDate)}: nobody is paid yet
            </span>
            <ButtonLink to={paths.gateway.order(ordNum)} label={`Instruct Payment of deal ${ordNum}`}>
              Instruct
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
