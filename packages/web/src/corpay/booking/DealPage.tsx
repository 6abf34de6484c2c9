import { observer } from 'mobx-react-lite';
import { WaitingDeals } from '../openSteps/WaitingDeals.tsx';
import { BookedStep } from './BookedStep.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { useFreshOrders } from '../scope/useFreshOrders.ts';
import { dealSteps } from './dealSteps.ts';
import { QuoteStep } from './QuoteStep.tsx';
import { useRunning } from '../../calls/useRunning.ts';
import { NextSteps } from '../../quoting/NextSteps.tsx';
import '../../quoting/DealPage.css';

/** Book A Deal: the quote step, then the instruct step (CP-QUOTE-1). */
export const DealPage = observer(() => {
  const { deal, session } = useCorpay();
  useFreshOrders();
  useRunning(session.beneficiaries);
  const { booked } = deal;
  return (
    <div className="deal-page">
      <div className="stack">
        <WaitingDeals />
        {booked === null ? <QuoteStep /> : <BookedStep key={booked.orderNumber} booked={booked} />}
      </div>
      <NextSteps key={deal.step} steps={dealSteps} current={deal.step === 'quote' ? 0 : 1} />
    </div>
  );
});
