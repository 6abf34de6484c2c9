import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { useLazyPage } from '../fetching/useLazyPage.ts';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import { useRates } from './ratesContext.ts';

const ratesPanel = makeLazyPage(async () => (await import('./RatesPanel.tsx')).RatesPanel);

/** The panel could not be fetched or drawn (ERR-4); the page beside it works. */
const PanelFailure = ({ onTryAgain }: { readonly onTryAgain?: () => void }) => (
  <output className="notice">
    <p>{ratesPanelTexts.panelFailed}</p>
    {onTryAgain === undefined ? null : (
      <div>
        <QuietButton look="plain" onPress={onTryAgain}>
          Try again
        </QuietButton>
      </div>
    )}
  </output>
);

/** The panel in its own chunk, kept fresh while it stands here. */
export const RatesContent = observer(() => {
  const rates = useRates();
  const { page: Panel, failed, tryAgain } = useLazyPage(ratesPanel);
  useEffect(() => rates.watch(), [rates]);
  if (Panel !== null)
    return (
      <ErrorBoundary fallback={<PanelFailure />}>
        <Panel />
      </ErrorBoundary>
    );
  if (failed) return <PanelFailure onTryAgain={tryAgain} />;
  return (
    <div className="rates-waiting">
      <Spinner size={24} />
      <span className="visually-hidden">Loading...</span>
    </div>
  );
});
