import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { useEffect } from 'react';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { FetchedRates } from './FetchedRates.tsx';
import { useRates } from './ratesContext.ts';

const ratesPanel = makeLazyPage(async () => (await import('./RatesPanel.tsx')).RatesPanel);

/** The panel in its own chunk, kept fresh while it stands here; the page beside it works without it. */
export const RatesContent = () => {
  const rates = useRates();
  useEffect(() => rates.watch(), [rates]);
  return <FetchedRates part={ratesPanel} failed={ratesPanelTexts.panelFailed} props={{}} />;
};
