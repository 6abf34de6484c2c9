import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { computeBookedCost } from '@fx-gateway/domain/market-rates/computeBookedCost.ts';
import { bookedMarketCostText, type MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { dealNextMessages } from '@fx-gateway/domain/ofx/deals/dealNextMessages.ts';
import { isPaymentInDoubt } from '@fx-gateway/domain/ofx/deals/isPaymentInDoubt.ts';
import { buildDealProgressSteps } from '@fx-gateway/domain/ofx/deals/buildDealProgressSteps.ts';
import { concurrentOfxDuplicatesMessage } from '@fx-gateway/domain/ofx/deals/findDuplicateOfxDeals.ts';
import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatTitleWithPayees } from '@fx-gateway/domain/words/formatPayees.ts';
import { youSendLabel } from '@fx-gateway/domain/quoting/youSendLabel.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { useReturnToTab } from '../../fetching/useReturnToTab.ts';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { ProgressSteps } from '../../kit/facts/ProgressSteps.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { PrintableRecord } from '../../kit/layout/PrintableRecord.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { MissingPicture } from '../../kit/pictures/MissingPicture.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { LabelledValuesSkeleton } from '../../kit/waiting/LabelledValuesSkeleton.tsx';
import { BookedCost } from '../../market-rates/BookedCost.tsx';
import { useBookedMarket } from '../../market-rates/useBookedMarket.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { DealBadge } from './DealBadge.tsx';
import { DealBeneficiaries } from './DealBeneficiaries.tsx';
import { TotalText } from './TotalText.tsx';

const factsOf = (deal: OfxDeal, cost: Omit<MarketCost, 'age'> | null) => [
  { label: 'Booked', value: formatDate(deal.enteredDate) },
  { label: 'Matures', value: formatDate(deal.maturityDate) },
  { label: youSendLabel, value: <AmountText of={deal.buy} /> },
  { label: 'They receive', value: <AmountText of={deal.sell} /> },
  { label: 'Rate', value: <DealRateText of={{ rate: deal.rate, from: deal.buy, to: deal.sell }} /> },
  ...(cost === null ? [] : [{ label: 'When booked', value: bookedMarketCostText(cost) }]),
  { label: 'Fee', value: deal.fee === null ? 'None' : <AmountText of={deal.fee} /> },
  { label: 'Total', value: <TotalText of={deal} /> },
];

/** One deal, out of the list, with those who are paid by it (OFX-DEAL-10 to OFX-DEAL-14, S-95). */
export const DealDetailPage = observer(() => {
  const scope = useOfx();
  const { dealId = '' } = useParams();
  const [query] = useSearchParams();
  const beneficiaries = useMemo(() => scope.dealBeneficiaries(dealId), [scope, dealId]);
  useRunningStore(scope.deals);
  useRunningStore(beneficiaries);
  useRunningStore(scope.session.beneficiaries);
  useReturnToTab(useCallback(() => scope.deals.refresh(), [scope]));
  const { value, failure, loading } = scope.deals;
  const deal = value?.find((each) => each.dealId === dealId) ?? null;
  const waiting = deal === null && failure === null && (value === null || loading);
  const isUnknown = deal === null && failure === null && !waiting;
  const isConfirmed = query.get('success') === 'true' && !isUnknown;
  const { bookedMeanwhile } = scope.deal;
  const settlement = deal === null ? null : readDisplayOnlyAmount(deal.buy);
  const cost = computeBookedCost(settlement, useBookedMarket(scope.bookedMarkets, dealId));
  const meanwhile =
    bookedMeanwhile?.dealId === dealId ? concurrentOfxDuplicatesMessage(bookedMeanwhile.references) : null;
  const [next, ...then] = deal === null ? [] : dealNextMessages(deal, scope.clock.now());
  useMarkOutcomeReported(scope.untold, deal !== null || isConfirmed ? dealId : null);
  return (
    <PrintableRecord
      list={paths.gateway.deals}
      title={
        deal === null
          ? 'Deal'
          : formatTitleWithPayees(
              `Deal ${deal.reference}`,
              beneficiaries.value?.map(({ name }) => name) ?? [],
            )
      }
      aside={deal === null ? null : <DealBadge deal={deal} />}
    >
      {isConfirmed ? (
        <FocusOnMount>
          <Notice tone="positive" title={ofxMessages.dealConfirmed}>
            <p>{ofxMessages.confirmationFollows}</p>
          </Notice>
        </FocusOnMount>
      ) : null}
      {meanwhile === null ? null : (
        <Notice tone="warning">
          <p>{meanwhile}</p>
        </Notice>
      )}
      {failure === null ? null : (
        <OfxFailureNotice
          words={ofxDealsFailureMessage(failure)}
          failure={failure}
          onRetry={() => void scope.deals.load()}
        />
      )}
      {deal !== null ? (
        <Card>
          <div className="letter-next">
            <p>{next}</p>
            <p className="letter-then">{then.join(' ')}</p>
          </div>
          <ProgressSteps of="deal" stations={buildDealProgressSteps(deal, scope.clock.now())} />
          <LabelledValueList facts={factsOf(deal, cost)} />
          <BookedCost
            settlement={settlement}
            cost={cost}
            fees={deal.fee === null ? [] : [deal.fee]}
            user={scope.sub}
          />
        </Card>
      ) : waiting ? (
        <Card>
          <LabelledValuesSkeleton words="Loading deal..." />
        </Card>
      ) : isUnknown ? (
        <Card>
          <EmptyState
            picture={<MissingPicture />}
            title={ofxMessages.dealUnavailable(dealId)}
            action={<ButtonLink to={paths.gateway.deals}>Back to your deals</ButtonLink>}
          >
            Your deals name all that are yours.
          </EmptyState>
        </Card>
      ) : null}
      {isUnknown || waiting ? null : (
        <DealBeneficiaries
          beneficiaries={beneficiaries}
          mayPayAgain={!isConfirmed && deal !== null && !isPaymentInDoubt(deal)}
        />
      )}
    </PrintableRecord>
  );
});
