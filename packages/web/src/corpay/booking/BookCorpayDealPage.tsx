import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FetchedPart } from '../../fetching/FetchedPart.tsx';
import { prefetchPage } from '../../routing/prefetchPage.ts';
import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import { DealsAwaitingInstruction } from '../openSteps/DealsAwaitingInstruction.tsx';
import { OpenCorpayRunsLoader } from '../payment-run/OpenCorpayRunsLoader.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useKeepOrdersFresh } from '../stores/useKeepOrdersFresh.ts';
import { InstructStep } from './InstructStep.tsx';
import type { LazyInstructForm } from './InstructFormLoader.tsx';
import { dealSteps } from './dealSteps.ts';
import { QuoteStep } from './QuoteStep.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { DealStepsCard } from '../../quoting/DealStepsCard.tsx';
import '../../quoting/DealPage.css';

/** The form comes with the page of the order, which tells that it is instructed: no file is missing after its press. */
const form: LazyInstructForm = makeLazyPage(async () => {
  const [{ InstructStepForm: BookedForm }] = await Promise.all([
    import('./InstructStepForm.tsx'),
    import('../orders/OrderPage.tsx'),
  ]);
  return BookedForm;
});

/** What waits comes after the form, which needs none of it. */
const settling = makeLazyPage(
  async () => (await import('../settling/Settling.tsx')).PendingWorkBelowDealForm,
);

/** How a deal goes, for who has booked none that is known of; else what waits (SETTLE-4). */
const BesideForm = observer(() => {
  const { orders, session } = useCorpay();
  const { value, failure } = orders;
  // Where there is nobody to pay the form is lower: what stands below it comes then, and is not moved.
  const { beneficiaries } = session;
  if (beneficiaries.value === null && beneficiaries.failure === null) return null;
  if (value === null && failure === null) return null;
  const isNone = value === null || value.length === 0;
  return (
    <>
      <OpenCorpayRunsLoader />
      {value?.length === 0 ? null : <FetchedPart page={settling} props={{}} />}
      {isNone ? <DealStepsCard steps={dealSteps} /> : null}
    </>
  );
});

/** Book A Deal: the quote step, then the instruct step (CP-QUOTE-1). */
export const BookCorpayDealPage = observer(() => {
  const { deal, quote, session } = useCorpay();
  useKeepOrdersFresh();
  useRunningStore(session.beneficiaries);
  const { booked } = deal;
  const isQuoted = quote.live.offer !== null;
  // While a quote is looked at, so that nothing waits for it once the deal is booked.
  useEffect(() => {
    if (isQuoted) prefetchPage(form);
  }, [isQuoted]);
  return (
    <div className={booked === null ? 'deal-page' : 'deal-page deal-page-booked'}>
      <div className="stack">
        <DealsAwaitingInstruction />
        {booked === null ? (
          <QuoteStep />
        ) : (
          <InstructStep key={booked.orderNumber} booked={booked} form={form} />
        )}
      </div>
      {booked === null ? <BesideForm /> : null}
    </div>
  );
});
