import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { CountdownRing } from '../../kit/waiting/CountdownRing.tsx';
import { MarketCostLine } from '../../market-rates/MarketCostLine.tsx';
import { RateText } from '../../quoting/RateText.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import type { QuoteStore } from '../scope/deal/QuoteStore.ts';

const fullRing = 30;

/** What stands where the rate will be. */
const waitingWords = ({ draft, live, amountMessage }: QuoteStore): string => {
  if (live.status === 'loading' || (live.stale && live.failure === null)) return 'Getting a quote...';
  if (draft.beneficiary === null)
    return 'Choose a beneficiary and enter an amount on either side to see the rate.';
  if (live.failure !== null || amountMessage !== null) return 'There is no rate to show yet.';
  return 'Enter an amount on either side to see the rate.';
};

/** The rate of the painted quote, how long it stays, and what its last renewal changed. */
export const QuoteRate = observer(() => {
  const { quote, deal } = useCorpay();
  const { live, secondsLeft } = quote;
  const { offer, renewed, status } = live;
  if (offer === null) {
    return (
      <div className="quote-rate">
        <p className="quiet-words">{waitingWords(quote)}</p>
      </div>
    );
  }
  const { settlement, payment, rate, expiryRemaining } = offer.quote;
  return (
    <div className="quote-rate">
      <div className="quote-rate-line">
        <p className="quote-rate-figure">
          <RateText of={{ rate, from: settlement, to: payment }} />
        </p>
        {deal.booking ? (
          <span className="quiet-words">Booking at this rate...</span>
        ) : status === 'loading' || live.stale ? (
          <span className="quiet-words">Renewing the quote...</span>
        ) : secondsLeft === null ? null : (
          <CountdownRing words="renews in" seconds={secondsLeft} total={expiryRemaining ?? fullRing} />
        )}
      </div>
      <MarketCostLine settlement={settlement} payment={payment} />
      <output className="visually-hidden">
        {renewed === null ? 'Quote: ' : 'Quote renewed: '}
        you send {formatMoney(settlement)}, they receive {formatMoney(payment)}.
      </output>
    </div>
  );
});
