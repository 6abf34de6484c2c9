import { observer } from 'mobx-react-lite';
import { CountdownTime } from '../../kit/waiting/CountdownTime.tsx';
import { MarketCostSummary } from '../../market-rates/MarketCostSummary.tsx';
import { QuoteSummaryItem } from '../../quoting/QuoteSummaryItem.tsx';
import { QuoteSummaryLine } from '../../quoting/QuoteSummaryLine.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** The only part that is drawn every second. Its place is kept while the quote is renewed or booked. */
const TimeLeft = observer(() => {
  const { quote, deal } = useCorpay();
  const { live, countdown } = quote;
  if (live.offer === null || live.offer.expiresAt === null) return null;
  return (
    <QuoteSummaryItem>
      <CountdownTime seconds={deal.booking || countdown === null ? null : countdown.seconds} />
    </QuoteSummaryItem>
  );
});

/** Rate, time left and cost of the displayed quote, beside Book Deal. */
export const CorpayQuoteSummaryLine = observer(() => {
  const { rate, live } = useCorpay().quote;
  const { offer } = live;
  if (offer === null) return <QuoteSummaryLine rate={null} />;
  const { settlement, payment } = offer.quote;
  return (
    <QuoteSummaryLine rate={rate}>
      <TimeLeft />
      <MarketCostSummary settlement={settlement} payment={payment} />
    </QuoteSummaryLine>
  );
});
