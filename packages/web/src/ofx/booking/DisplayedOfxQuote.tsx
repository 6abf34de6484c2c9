import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { totalOfxCost, type OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { cannotBookOfxMessages } from '@fx-gateway/domain/ofx/quotes/whyCannotBookOfx.ts';
import { ofxSellCurrencyOf } from '@fx-gateway/domain/ofx/quotes/ofxSellCurrencyOf.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { connectionMessage } from '@fx-gateway/domain/quoting/connectionMessage.ts';
import { observer } from 'mobx-react-lite';
import { QuoteCost } from '../../market-rates/QuoteCost.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import { QuotePlaceholder, quoteRateLook } from '../../quoting/QuotePlaceholder.tsx';
import type { OfxQuoteStore } from '../stores/deal/OfxQuoteStore.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { OfxNoQuoteNote } from './OfxNoQuoteNote.tsx';

const waitingMessages = ({ draft, live }: OfxQuoteStore): string => {
  if (live.status === 'loading' || (live.stale && live.failure === null)) return 'Getting a quote...';
  if (draft.parts.length === 0)
    return 'Choose a beneficiary and enter an amount on either side to see the rate.';
  if (live.failure !== null) return 'There is no rate to show yet.';
  return 'Enter an amount on either side to see the rate.';
};

/** What is known of the life of a displayed quote. */
const lifeMessages = ({ live }: OfxQuoteStore): string => {
  if (live.status === 'loading') return 'Renewing the quote...';
  if (live.failure !== null || connectionMessage(live) !== null) return cannotBookOfxMessages.unsure;
  return live.stale ? 'Renewing the quote...' : 'This quote is renewed as soon as it is no longer valid.';
};

const spoken = (quote: OfxQuote): string => {
  const { pays, receive } = toPaysAndReceives(quote);
  const total = totalOfxCost(quote);
  return `you send ${formatMoney(pays)}, the fee is ${formatDisplayOnlyAmount(quote.fee)}${
    total === null ? '' : `, the total is ${formatMoney(total)}`
  }, they receive ${formatMoney(receive)}.`;
};

/**
 * The displayed quote and what its last renewal changed. What is sent stands in its field, the fee with what the deal costs,
 * and the total beside Book Deal: each is said once (OFX-QUOTE-2).
 */
export const DisplayedOfxQuote = observer(() => {
  const { quote, deal, session, sub } = useOfx();
  const { live, rate } = quote;
  const { offer, failure, renewed } = live;
  const look = quoteRateLook(quote.draft.buyCurrency, ofxSellCurrencyOf(quote.draft));
  if (offer === null || rate === null)
    return (
      <QuotePlaceholder
        look={look}
        words={waitingMessages(quote)}
        why={failure === null || session.isTold(failure) ? null : <OfxNoQuoteNote failure={failure} />}
      />
    );
  const { pays, receive } = toPaysAndReceives(offer.quote);
  return (
    <div className={look}>
      <div className="quote-rate-line">
        <p className="quote-rate-figure">
          <DealRateText of={rate} />
        </p>
        <span className="quiet-words">{deal.booking ? 'Booking at this rate...' : lifeMessages(quote)}</span>
      </div>
      <QuoteCost settlement={pays} payment={receive} fee={offer.quote.fee} user={sub} />
      <output className="visually-hidden">
        {renewed === null ? 'Quote: ' : 'Quote renewed: '}
        {spoken(offer.quote)}
      </output>
    </div>
  );
});
