import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/** Two courses that cross, and the name where there is room for it; it opens the folded rates. */
export const OpenRatesButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <QuietButton look="plain" expanded={false} onPress={onOpen}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 14.5 7 9.5l3.5 3 7-8" />
        <path d="M13 4.5h4.5V9" />
        <path d="M2.5 17.5h15" opacity="0.45" />
      </g>
    </svg>
    <span className="rates-opener-words">{ratesPanelTexts.title}</span>
  </QuietButton>
);
