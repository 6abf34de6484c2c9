import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { DealStepsCard } from '../../quoting/DealStepsCard.tsx';
import { ListUnavailable } from '../../quoting/waiting/ListUnavailable.tsx';
import { useLiveQuote } from '../../quoting/useLiveQuote.ts';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { BookOfxDealForm } from './BookOfxDealForm.tsx';
import { OpenOfxRunsLoader } from '../payment-run/OpenOfxRunsLoader.tsx';
import { OfxWaitingDeals } from '../waiting/OfxWaitingDeals.tsx';
import { dealSteps } from './dealSteps.ts';
import '../../quoting/DealPage.css';

/** How a deal goes, for who has booked none yet; else what waits (SETTLE-4). */
const BesideForm = observer(() => {
  const { deals, session } = useOfx();
  const { beneficiaries } = session;
  if (beneficiaries.value === null && beneficiaries.failure === null) return null;
  // Who may have booked is not taken for somebody who has not.
  if (deals.value === null && deals.failure !== null && !session.isTold(deals.failure))
    return (
      <ListUnavailable
        words={ofxDealsFailureMessage(deals.failure)}
        loading={deals.loading}
        onRetry={() => void deals.load()}
      />
    );
  if (deals.value?.length === 0) return <DealStepsCard steps={dealSteps} />;
  return (
    <>
      <OpenOfxRunsLoader />
      <OfxWaitingDeals />
    </>
  );
});

/** Book A Deal (OFX-QUOTE-1). */
export const BookOfxDealPage = observer(() => {
  const { quote, deals, session, untold } = useOfx();
  useRunningStore(session.beneficiaries);
  useRunningStore(deals);
  useLiveQuote(quote, quote.typed);
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  /** To the deal (OFX-DEAL-2); a user who is on another page by now stays there, and is told of it above that. */
  const handleBooked = (dealId: string): void => {
    if (here.current) void navigate(paths.gateway.deal(dealId, { success: true }));
    else void untold.missed(dealId);
  };
  return (
    <div className="deal-page">
      <BookOfxDealForm onBooked={({ dealId }) => handleBooked(dealId)} />
      <BesideForm />
    </div>
  );
});
