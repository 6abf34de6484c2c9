import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { observer } from 'mobx-react-lite';
import { MarketCostSummary } from '../../market-rates/MarketCostSummary.tsx';
import { QuoteSummaryLine } from '../../quoting/QuoteSummaryLine.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/** Rate and cost of the displayed quote, beside Book Deal; its partner names no end that could be counted down to. */
export const OfxQuoteSummaryLine = observer(() => {
  const { rate, live } = useOfx().quote;
  const { offer } = live;
  if (offer === null) return <QuoteSummaryLine rate={null} />;
  const { pays, receive } = toPaysAndReceives(offer.quote);
  return (
    <QuoteSummaryLine rate={rate}>
      <MarketCostSummary settlement={pays} payment={receive} />
    </QuoteSummaryLine>
  );
});
