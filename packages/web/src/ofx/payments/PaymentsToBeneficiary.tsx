import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { emptyDealsFilter } from '@fx-gateway/domain/ofx/deals/dealsFilter.ts';
import { dealsFilterQuery } from '@fx-gateway/domain/ofx/deals/dealsFilterQuery.ts';
import {
  findOfxPaymentsToBeneficiary,
  type DealPayingBeneficiary,
} from '@fx-gateway/domain/ofx/deals/findOfxPaymentsToBeneficiary.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { NonShrinkingBox } from '../../kit/layout/NonShrinkingBox.tsx';
import { BookedDealsTable } from '../../kit/lists/BookedDealsTable.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { OrdersPicture } from '../../kit/pictures/OrdersPicture.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { PaymentsSum } from '../../quoting/payments/PaymentsSum.tsx';
import { paths } from '../../routing/paths.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { DealBadge } from '../deals/DealBadge.tsx';
import { useOfx } from '../stores/ofxContext.ts';

const asMany = 5;

const columns = [
  { head: 'Booked', cell: 'row-main' },
  { head: 'State', cell: 'row-quiet' },
  { head: 'Rate', cell: 'row-date' },
  { head: 'They receive', cell: 'row-amount' },
] as const;

const PaidRow = ({ paid: { deal, amount } }: { readonly paid: DealPayingBeneficiary }) => (
  <tr className="row payment-row">
    <th className="row-main" scope="row">
      <Link className="row-link" to={paths.gateway.deal(deal.dealId)}>
        {formatDate(deal.enteredDate)} <span className="payment-order">{deal.reference}</span>
      </Link>
    </th>
    <td className="row-quiet">
      <DealBadge deal={deal} />
    </td>
    <td className="row-date">{formatDealRate({ rate: deal.rate, from: deal.buy, to: deal.sell })}</td>
    <td className="row-amount">{amount === null ? 'Not known' : <AmountText of={amount} />}</td>
  </tr>
);

const FoundPayments = ({
  beneficiary: { beneficiaryId, name },
  deals,
  waiting,
}: {
  readonly beneficiary: OfxBeneficiary;
  /** Newest first. */
  readonly deals: readonly OfxDeal[];
  readonly waiting: boolean;
}) => {
  const payments = useMemo(() => findOfxPaymentsToBeneficiary(beneficiaryId, deals), [beneficiaryId, deals]);
  const query = new URLSearchParams(dealsFilterQuery({ ...emptyDealsFilter, search: name }));
  const days = payments.deals.map(({ deal }) => deal.enteredDate);
  return (
    <div className="payments" aria-busy={waiting}>
      {days.length === 0 && !waiting ? (
        <EmptyState picture={<OrdersPicture />} title="No payment to them yet">
          Once a deal for them is booked, it stands here with its rate.
        </EmptyState>
      ) : (
        <>
          <PaymentsSum totals={payments.totals} days={days} counted={['deal', 'deals']} waiting={waiting} />
          <BookedDealsTable
            name="payment-row"
            caption="Newest payments, newest first"
            columns={columns}
            waiting={waiting}
            rows={asMany}
          >
            {payments.deals.slice(0, asMany).map((paid) => (
              <PaidRow key={paid.deal.dealId} paid={paid} />
            ))}
          </BookedDealsTable>
        </>
      )}
      {payments.unknown === 0 ? null : (
        <p className="payments-note">The sum is without the amounts that are not known.</p>
      )}
      <div className="payments-reach">
        {waiting ? (
          'Loading deals...'
        ) : days.length === 0 ? null : (
          <Link to={`${paths.gateway.deals}?${query.toString()}`}>Find in Past Deals</Link>
        )}
      </div>
    </div>
  );
};

/** What this customer has booked for a beneficiary at OFX (HIST-5). */
export const PaymentsToBeneficiary = observer(({ beneficiary }: { readonly beneficiary: OfxBeneficiary }) => {
  const { deals, dealList, session } = useOfx();
  useRunningStore(deals);
  const { value, failure } = deals;
  const isTold = failure === null || session.isTold(failure);
  return (
    <NonShrinkingBox>
      <Card title={`Payments to ${beneficiary.name}`} flush>
        {isTold ? null : (
          <OfxFailureNotice
            words={ofxDealsFailureMessage(failure)}
            failure={failure}
            {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
            onRetry={() => void deals.load()}
          />
        )}
        {value === null && !isTold ? null : (
          <FoundPayments beneficiary={beneficiary} deals={dealList.newestFirst} waiting={value === null} />
        )}
      </Card>
    </NonShrinkingBox>
  );
});
