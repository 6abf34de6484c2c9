import {
  bookingOfRunDeal,
  type RunDeal,
  type RunQuote,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import { CountdownTime } from '../../kit/waiting/CountdownTime.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { MarginLimitWarning } from '../../market-rates/MarginLimitWarning.tsx';
import { MarketCostLine } from '../../market-rates/MarketCostLine.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

const Amounts = ({ quote: { pays, receive, rate, fee } }: { readonly quote: Omit<RunQuote, 'quoteId'> }) => (
  <>
    <p className="run-pays">
      <span className="run-label">You send</span> <AmountWithCode of={pays} />
    </p>
    <p className="run-rate">
      <DealRateText of={{ rate, from: pays, to: receive }} />
      {fee === null ? null : <span> · fee {formatMoney(fee)}</span>}
    </p>
  </>
);

const ageOf = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'less than a minute' : `${minutes} min`;
};

/** So many deals have a live quote at a time. */
const waitsWords = 'It is quoted again once a deal above is booked or left out.';

/** What is booked, or what it would cost now: with the time that the quote has left, or its age. */
export const RunDealQuote = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const { scope } = usePaymentRuns();
    const { quotes } = store;
    const { user } = useIdentity();
    const booking = bookingOfRunDeal(deal);
    if (booking !== null) return <Amounts quote={booking} />;
    if (deal.state.kind !== 'waiting') return null;
    const displayed = quotes.displayedOf(deal);
    const failure = quotes.failures.get(deal.id);
    const isLive = quotes.isLive(deal.id);
    return (
      <>
        {displayed === undefined ? (
          failure === undefined ? (
            <p className="quiet-words">{isLive ? 'Getting a quote...' : 'Waits for its quote.'}</p>
          ) : null
        ) : (
          <>
            <Amounts quote={displayed.quote} />
            <p className="run-time">
              {isLive ? (
                quotes.restOf(displayed) <= 0 ? (
                  'This quote has ended. The next one is on its way.'
                ) : (
                  <>
                    Renews in <CountdownTime seconds={quotes.restOf(displayed) / 1_000} />
                  </>
                )
              ) : (
                `Quoted ${ageOf(quotes.now - displayed.askedAt)} ago. ${waitsWords}`
              )}
            </p>
            <MarketCostLine
              settlement={displayed.quote.pays}
              payment={displayed.quote.receive}
              {...(displayed.quote.fee === null ? {} : { fee: formatMoney(displayed.quote.fee) })}
            />
            <MarginLimitWarning
              user={user?.sub ?? ''}
              settlement={displayed.quote.pays}
              payment={displayed.quote.receive}
            />
          </>
        )}
        {failure === undefined ? null : (
          <p className="field-error">No new quote: {scope.failureWords(failure)}</p>
        )}
      </>
    );
  },
);
