import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { youSendLabel } from '@fx-gateway/domain/quoting/youSendLabel.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';

/** Rate, as it is written, what is paid and the fee (OFX-QUOTE-2). */
export const toOfxQuoteOverview = (quote: OfxQuote, rate: DealRate) => {
  const { pays } = toPaysAndReceives(quote);
  return [
    { label: 'Rate', value: <DealRateText of={rate} /> },
    { label: youSendLabel, value: <AmountText of={pays} /> },
    { label: 'Fee', value: <AmountText of={quote.fee} /> },
  ];
};
