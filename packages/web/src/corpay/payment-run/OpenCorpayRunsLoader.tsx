import { OpenRunsLoader, type OpenRunsProps } from '../../partner-frame/OpenRunsLoader.tsx';
import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import { useCorpay } from '../stores/corpayContext.ts';

const openRuns = makeLazyPage(async () => (await import('./CorpayPaymentRuns.tsx')).OpenCorpayRuns);

/** The open payment runs of the customer: on Book A Deal, the dashboard, and above what was booked. */
export const OpenCorpayRunsLoader = (props: OpenRunsProps) => {
  const { store, sub } = useCorpay();
  return <OpenRunsLoader store={store} owner={`corpay.${sub}`} page={openRuns} {...props} />;
};
