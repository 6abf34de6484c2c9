import { orderName, type NamedOrder } from '@fx-gateway/domain/payment-run/paidElsewhere.ts';
import { Link } from 'react-router-dom';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';

/** Leads to the order that pays what a row of a run does. */
export const PaidElsewhereLink = ({ to: order }: { readonly to: NamedOrder }) => {
  const { booked } = usePaymentRuns().scope;
  return (
    <Link to={booked.path(order.number)}>
      {booked.noun} {orderName(order)}
    </Link>
  );
};
