import { OpenRunsLoader, type OpenRunsProps } from '../../partner-frame/OpenRunsLoader.tsx';
import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import { useOfx } from '../stores/ofxContext.ts';

const openRuns = makeLazyPage(async () => (await import('./OfxPaymentRuns.tsx')).OpenOfxRuns);

/** The open payment runs of the customer: on Book A Deal, the dashboard, and above what was booked. */
export const OpenOfxRunsLoader = (props: OpenRunsProps) => {
  const { store, sub } = useOfx();
  return <OpenRunsLoader store={store} owner={`ofx.${sub}`} page={openRuns} {...props} />;
};
