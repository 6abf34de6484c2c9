import { observer } from 'mobx-react-lite';
import { CountdownTime } from '../../kit/waiting/CountdownTime.tsx';
import { MarketCostBrief } from '../../market-rates/MarketCostBrief.tsx';
import { QuoteBriefItem } from '../../quoting/QuoteBriefItem.tsx';
import { QuoteBrief } from '../../quoting/QuoteBrief.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** The only part that is drawn every second. Its place is kept while the quote is renewed or booked. */
const TimeLeft = observer(() => {
  const { quote, deal } = useCorpay();
  const { live, countdown } = quote;
  if (live.offer === null || live.offer.expiresAt === null) return null;
  return (
    <QuoteBriefItem>
      <CountdownTime seconds={deal.booking || countdown === null ? null : countdown.seconds} />
    </QuoteBriefItem>
  );
});

/** Rate, time left and cost of the displayed quote, beside Book Deal. */
export const DisplayedQuoteBrief = observer(() => {
  const { offer } = useCorpay().quote.live;
  if (offer === null) return <QuoteBrief rate={null} />;
  const { settlement, payment, rate } = offer.quote;
  return (
    <QuoteBrief rate={{ rate, from: settlement, to: payment }}>
      <TimeLeft />
      <MarketCostBrief settlement={settlement} payment={payment} />
    </QuoteBrief>
  );
});
