import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { observer } from 'mobx-react-lite';
import { CountdownRing } from '../../kit/waiting/CountdownRing.tsx';
import { QuoteCost } from '../../market-rates/QuoteCost.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import { QuotePlaceholder, quoteRateLook } from '../../quoting/QuotePlaceholder.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { QuoteStore } from '../stores/deal/QuoteStore.ts';
import { CorpayNoQuoteNote } from './CorpayNoQuoteNote.tsx';

const fullRing = 30;

/** How long the displayed quote lasts, and whether it is being renewed. */
const QuoteLife = observer(() => {
  const { live, countdown } = useCorpay().quote;
  const renewing = live.status === 'loading' || live.stale;
  if (countdown === null) return renewing ? <span className="quiet-words">Renewing the quote...</span> : null;
  const { until, seconds } = countdown;
  const total = live.offer?.quote.expiryRemaining ?? fullRing;
  const words = until === 'renewal' ? 'renews in' : renewing ? 'renewing, ends in' : 'ends in';
  return <CountdownRing words={words} seconds={seconds} total={total} />;
});

const waitingMessages = ({ draft, live, amountProblem }: QuoteStore): string => {
  if (live.status === 'loading' || (live.stale && live.failure === null)) return 'Getting a quote...';
  if (draft.beneficiary === null)
    return 'Choose a beneficiary and enter an amount on either side to see the rate.';
  if (live.failure !== null || amountProblem !== null) return 'There is no rate to show yet.';
  return 'Enter an amount on either side to see the rate.';
};

/** The rate of the displayed quote, how long it stays, and what its last renewal changed. */
export const QuoteRate = observer(() => {
  const { quote, deal, session, sub } = useCorpay();
  const { rate } = quote;
  const { offer, failure, renewed } = quote.live;
  const look = quoteRateLook(quote.draft.settlementCurrency, quote.draft.paymentCurrency);
  if (offer === null || rate === null)
    return (
      <QuotePlaceholder
        look={look}
        words={waitingMessages(quote)}
        why={failure === null || session.isTold(failure) ? null : <CorpayNoQuoteNote failure={failure} />}
      />
    );
  const { settlement, payment } = offer.quote;
  return (
    <div className={look}>
      <div className="quote-rate-line">
        <p className="quote-rate-figure">
          <DealRateText of={rate} />
        </p>
        {deal.booking ? <span className="quiet-words">Booking at this rate...</span> : <QuoteLife />}
      </div>
      <QuoteCost settlement={settlement} payment={payment} user={sub} />
      <output className="visually-hidden">
        {renewed === null ? 'Quote: ' : 'Quote renewed: '}
        you send {formatMoney(settlement)}, they receive {formatMoney(payment)}.
      </output>
    </div>
  );
});
