import { HTMLSelect } from '@blueprintjs/core';
import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { isWorseQuote, type LockSide } from '@fx-gateway/domain/corpay/api/quote.ts';
import { canLockSide, switchedSettlementMessage } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { youSendLabel } from '@fx-gateway/domain/quoting/youSendLabel.ts';
import { observer } from 'mobx-react-lite';
import { RenewalNote } from '../../quoting/RenewalNote.tsx';
import { QuoteAmount } from '../../quoting/QuoteAmount.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** How the last renewal changed the amount that is not locked. */
const Renewal = observer(({ side }: { readonly side: LockSide }) => {
  const { live, change } = useCorpay().quote;
  const { offer, renewed } = live;
  if (offer === null || renewed === null || change !== null || offer.request.lockSide === side) return null;
  const amount = side === 'Payment' ? 'payment' : 'settlement';
  return (
    <RenewalNote
      before={renewed.quote[amount]}
      now={offer.quote[amount]}
      worse={isWorseQuote(renewed.quote, offer.quote, offer.request.lockSide)}
    />
  );
});

/** What the customer settles and what the beneficiary is paid; one side is locked (CP-QUOTE-3, CP-QUOTE-6). */
export const QuoteAmountFields = observer(() => {
  const { quote, deal, session } = useCorpay();
  const { draft, amountProblem } = quote;
  if (session.beneficiaries.value?.length === 0) return null;
  const sideProps = (side: LockSide) => ({
    value: quote.displayed(side),
    money: side === 'Payment' ? draft.paymentCurrency : draft.settlementCurrency,
    locked: draft.lockSide === side,
    lockable: !deal.booking && canLockSide(draft, side),
    closed: deal.booking,
    note: <Renewal side={side} />,
    lockGroup: 'lock-side',
    problem: draft.lockSide === side ? amountProblem : null,
    onType: (text: string) => deal.change({ type: 'amount-typed', side, text }),
    onLock: () => deal.change({ type: 'side-locked', side }),
  });
  return (
    <div className="quote-amounts">
      <QuoteAmount
        label={youSendLabel}
        {...sideProps('Settlement')}
        said={switchedSettlementMessage(draft)}
        currency={
          <HTMLSelect
            aria-label="Settlement currency"
            value={draft.settlementCurrency}
            disabled={deal.booking}
            onChange={(event) => {
              const currency = event.currentTarget.value;
              if (isCurrency(currency)) deal.change({ type: 'settlement-currency-chosen', currency });
            }}
            options={beneficiaryCurrencies.filter((currency) => currency !== draft.paymentCurrency)}
          />
        }
      />
      <QuoteAmount label="They receive" {...sideProps('Payment')} currency={draft.paymentCurrency ?? ''} />
    </div>
  );
});
