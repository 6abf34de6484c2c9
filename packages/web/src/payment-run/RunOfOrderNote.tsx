import {
  findRunOfOrder,
  type RunOfOrder,
  type UninstructedOrder,
} from '@fx-gateway/domain/payment-run/run/findRunOfOrder.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../kit/notices/Notice.tsx';
import { paths } from '../routing/paths.ts';
import { usePaymentRuns } from './stores/paymentRunContext.ts';

/** Which deal of which run an order is, or may be, with the way there. */
const RunOfOrderLine = ({ of: { run, deal, isCertain } }: { readonly of: RunOfOrder }) => (
  <>
    This {isCertain ? 'is' : 'may be'} deal {deal} of <strong>{run.name}</strong>:{' '}
    <Link to={paths.gateway.payment(run.id)}>open the run</Link>
  </>
);

/**
 * Says of an order that pays nobody yet which deal of an open run it may be, since the run would pay its payees, too (RUN-6).
 * `singles` are the orders that this device has booked by themselves.
 */
export const RunOfOrderNote = observer(
  ({
    order,
    singles,
    isLine,
  }: {
    readonly order: UninstructedOrder;
    readonly singles: readonly string[];
    readonly isLine: boolean;
  }) => {
    const workspace = usePaymentRuns();
    useEffect(() => workspace.watchOpen(), [workspace]);
    const found = findRunOfOrder(workspace.open ?? [], order, singles);
    if (found === null) return null;
    if (isLine)
      return (
        <span className="run-of-order">
          <RunOfOrderLine of={found} />
        </span>
      );
    return found.isCertain ? null : (
      <Notice tone="warning">
        <p>
          <RunOfOrderLine of={found} />. It is not known yet what became of that deal. Find out there first:
          what is instructed here may pay what the run pays.
        </p>
      </Notice>
    );
  },
);
