import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { observer } from 'mobx-react-lite';
import { MarketCostBrief } from '../../market-rates/MarketCostBrief.tsx';
import { QuoteBrief } from '../../quoting/QuoteBrief.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/** Rate and cost of the displayed quote, beside Book Deal; its partner names no end that could be counted down to. */
export const DisplayedQuoteBrief = observer(() => {
  const { offer } = useOfx().quote.live;
  if (offer === null) return <QuoteBrief rate={null} />;
  const { pays, receive } = toPaysAndReceives(offer.quote);
  return (
    <QuoteBrief rate={{ rate: offer.quote.customerRate, from: pays, to: receive }}>
      <MarketCostBrief settlement={pays} payment={receive} />
    </QuoteBrief>
  );
});
