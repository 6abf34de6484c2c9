import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { WaitingDeals } from '../openSteps/WaitingDeals.tsx';
import { FetchedBookedStep, prepareBookedStep } from './FetchedBookedStep.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { useFreshOrders } from '../scope/useFreshOrders.ts';
import { dealSteps } from './dealSteps.ts';
import { QuoteStep } from './QuoteStep.tsx';
import { useRunning } from '../../calls/useRunning.ts';
import { NextSteps } from '../../quoting/NextSteps.tsx';
import '../../quoting/DealPage.css';

/** Book A Deal: the quote step, then the instruct step (CP-QUOTE-1). */
export const DealPage = observer(() => {
  const { deal, quote, session } = useCorpay();
  useFreshOrders();
  useRunning(session.beneficiaries);
  const { booked } = deal;
  const isQuoted = quote.live.offer !== null;
  useEffect(() => {
    if (isQuoted) prepareBookedStep();
  }, [isQuoted]);
  return (
    <div className="deal-page">
      <div className="stack">
        <WaitingDeals />
        {booked === null ? <QuoteStep /> : <FetchedBookedStep key={booked.orderNumber} booked={booked} />}
      </div>
      <NextSteps key={deal.step} steps={dealSteps} current={deal.step === 'quote' ? 0 : 1} />
    </div>
  );
});
