import { isWorse } from '@fx-gateway/domain/corpay';
import { formatMoney, formatRate } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { CountdownRing } from '../kit/CountdownRing.tsx';
import { RenewalNote } from '../quoting/RenewalNote.tsx';
import { useDesk } from './deskDoor.ts';

const fullRing = 30;

/** The rate of the painted quote, how long it stays, and what its last renewal changed. */
export const QuoteRate = observer(() => {
  const { quote } = useDesk();
  const { live, secondsLeft } = quote;
  const { offer, renewed, status } = live;
  if (offer === null) {
    return status === 'loading' || live.stale ? (
      <div className="quote-rate">
        <p className="quiet-words">Getting a quote...</p>
      </div>
    ) : null;
  }
  const { lockSide } = offer.request;
  const side = lockSide === 'Payment' ? 'settlement' : 'payment';
  const { settlement, payment, rate, expiryRemaining } = offer.quote;
  return (
    <div className="quote-rate">
      <div className="quote-rate-line">
        <p className="quote-rate-figure">
          1 {settlement.currency} = {formatRate(rate)} {payment.currency}
        </p>
        {status === 'loading' || live.stale ? (
          <span className="quiet-words">Renewing the quote...</span>
        ) : secondsLeft === null ? null : (
          <CountdownRing words="renews in" seconds={secondsLeft} total={expiryRemaining ?? fullRing} />
        )}
      </div>
      {renewed === null ? null : (
        <RenewalNote
          what={side === 'settlement' ? 'You send' : 'They receive'}
          before={renewed.quote[side]}
          now={offer.quote[side]}
          worse={isWorse(renewed.quote, offer.quote, lockSide)}
        />
      )}
      <output className="visually-hidden">
        {renewed === null ? 'Quote: ' : 'Quote renewed: '}
        you send {formatMoney(settlement)}, they receive {formatMoney(payment)}.
      </output>
    </div>
  );
});
