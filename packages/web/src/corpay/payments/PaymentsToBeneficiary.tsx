import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { emptyOrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { ordersFilterQuery } from '@fx-gateway/domain/corpay/orders/ordersFilterQuery.ts';
import { findPaymentsToBeneficiary } from '@fx-gateway/domain/corpay/orders/findPaymentsToBeneficiary.ts';
import {
  foundByNameOnlyText,
  describePaymentsSearchCoverage,
} from '@fx-gateway/domain/corpay/orders/paymentsToMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { NonShrinkingBox } from '../../kit/layout/NonShrinkingBox.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { OrdersPicture } from '../../kit/pictures/OrdersPicture.tsx';
import { paths } from '../../routing/paths.ts';
import { SearchOlderOrders } from '../orders/SearchOlderOrders.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useRefreshOrdersOnDealChange } from '../stores/useRefreshOrdersOnDealChange.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { useFindPaymentsToBeneficiary } from './useFindPaymentsToBeneficiary.ts';
import { PaymentsSum } from '../../quoting/payments/PaymentsSum.tsx';

const asMany = 5;

const pastOrdersOf = ({ payee }: BeneficiarySummary): string => {
  const query = new URLSearchParams(ordersFilterQuery({ ...emptyOrdersFilter, search: payee }));
  return `${paths.gateway.orders}?${query.toString()}`;
};

const NoPayments = ({ isLookedThrough }: { readonly isLookedThrough: boolean }) =>
  isLookedThrough ? (
    <EmptyState picture={<OrdersPicture />} title="No payment to them yet">
      Once a deal for them is booked and instructed, it stands here with its rate and its reference.
    </EmptyState>
  ) : (
    <EmptyState picture={<OrdersPicture />} title="No payment to them found">
      Older orders may have paid them. Press Look further to go on.
    </EmptyState>
  );

/** The sum, the newest payments, and how far back was looked. */
const FoundPayments = observer(
  ({
    beneficiary,
    orders,
    waiting,
  }: {
    readonly beneficiary: BeneficiarySummary;
    readonly orders: readonly OrderSummary[];
    /** They are on their way for the first time. */
    readonly waiting: boolean;
  }) => {
    const { paid, details } = useFindPaymentsToBeneficiary(beneficiary, orders);
    const { version } = details;
    // A detail that was read since may be one of them.
    const payments = useMemo(() => {
      void version;
      return findPaymentsToBeneficiary(paid, orders, details.of);
    }, [paid, orders, details, version]);
    const newest = useMemo(() => payments.orders.slice(0, asMany), [payments]);
    useEffect(() => details.read(newest.map(({ order }) => order)), [details, newest]);
    const isComing = waiting || details.looking;
    return (
      <div className="payments" aria-busy={isComing}>
        {newest.length === 0 && !isComing ? (
          <NoPayments isLookedThrough={payments.unknown.length === 0} />
        ) : (
          <>
            <PaymentsSum
              totals={payments.totals}
              days={payments.orders.map(({ order }) => order.entryDate)}
              counted={['order', 'orders']}
              waiting={newest.length === 0}
            />
            <PaymentTable orders={newest} details={details} waiting={isComing ? asMany - newest.length : 0} />
          </>
        )}
        {payments.byNameAlone ? <p className="payments-note">{foundByNameOnlyText}</p> : null}
        <div className="payments-reach">
          {waiting ? (
            'Loading orders...'
          ) : (
            <>
              <SearchOlderOrders
                reached={describePaymentsSearchCoverage(payments.reach)}
                unread={payments.unknown}
                details={details}
              />
              {orders.length === 0 ? null : <Link to={pastOrdersOf(beneficiary)}>Find in Past Orders</Link>}
            </>
          )}
        </div>
      </div>
    );
  },
);

const none: readonly OrderSummary[] = [];

/** Past orders with those beneficiaries whom they could be mistaken for; asked for when the page opens. */
const useOrdersAndNamesakes = () => {
  const { orders, session } = useCorpay();
  const { beneficiaries } = session;
  useRunningStore(orders);
  useRefreshOrdersOnDealChange();
  useEffect(() => {
    if (beneficiaries.value === null) beneficiaries.refresh();
  }, [beneficiaries]);
  const isWaiting = orders.value === null || (beneficiaries.value === null && beneficiaries.failure === null);
  return { orders, isWaiting };
};

/** What this customer has paid to a beneficiary (HIST-5). */
export const PaymentsToBeneficiary = observer(
  ({ beneficiary }: { readonly beneficiary: BeneficiarySummary }) => {
    const { session } = useCorpay();
    const { orders, isWaiting } = useOrdersAndNamesakes();
    const { value, failure } = orders;
    const notice: ReactNode =
      failure === null || session.isTold(failure) ? null : (
        <CallFailureNotice
          words={corpayMessages.ordersUnavailable}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void orders.load()}
        />
      );
    return (
      <NonShrinkingBox>
        <Card title={`Payments to ${beneficiary.payee}`} flush>
          {notice}
          {value === null && notice !== null ? null : (
            <FoundPayments
              beneficiary={beneficiary}
              orders={isWaiting ? none : (value ?? none)}
              waiting={isWaiting}
            />
          )}
        </Card>
      </NonShrinkingBox>
    );
  },
);
