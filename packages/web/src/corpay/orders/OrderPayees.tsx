import type { OrderWithDetail } from '@fx-gateway/domain/corpay/orders/orderWithDetail.ts';
import {
  nobodyPaidYetText,
  notKnownYetText,
  formatOrderPayees,
} from '@fx-gateway/domain/corpay/orders/knownOrderMessages.ts';
import { observer } from 'mobx-react-lite';
import { useCorpay } from '../stores/corpayContext.ts';

/** Whom this device booked a deal for that nobody is paid by yet, where it knows. */
const BookedFor = observer(({ orderNumber }: { readonly orderNumber: string }) => {
  const { intents } = useCorpay();
  const isFor = (deal: { readonly orderNumber: string }): boolean => deal.orderNumber === orderNumber;
  const booked = intents.state.awaited.find(isFor);
  if (booked !== undefined) return booked.payee;
  return intents.instructionUnderWay(orderNumber) ? notKnownYetText : nobodyPaidYetText;
});

/** Who is paid; a bar until it is known. */
export const OrderPayees = ({
  known,
  isTried,
}: {
  readonly known: OrderWithDetail;
  readonly isTried: boolean;
}) => {
  const payees = formatOrderPayees(known);
  if (known.order.beneCount === 0)
    return (
      <span className="order-payees">
        <BookedFor orderNumber={known.order.ordNum} />
      </span>
    );
  if (payees !== null) return <span className="order-payees">{payees}</span>;
  return isTried ? (
    <span className="order-payees order-payees-unknown">Payee not known</span>
  ) : (
    <span className="order-payees skeleton-line" aria-hidden="true">
      <span className="skeleton-bar" />
    </span>
  );
};
