import { HTMLSelect } from '@blueprintjs/core';
import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { toPaysAndReceives, type OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { isWorseOfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import {
  listBuyCurrencies,
  switchedCurrencyMessage,
} from '@fx-gateway/domain/ofx/quotes/ensureDifferentOfxCurrencies.ts';
import { readOfxDraftAmount } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '@fx-gateway/domain/ofx/quotes/ofxSellCurrencyOf.ts';
import { youSendLabel } from '@fx-gateway/domain/quoting/youSendLabel.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { GroupedAmountField } from '../../quoting/GroupedAmountField.tsx';
import { moveFocusOnEnter } from '../../quoting/moveFocusOnEnter.ts';
import { RenewalNote } from '../../quoting/RenewalNote.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import '../../quoting/QuoteAmount.css';

/** How the last renewal changed the computed amount. */
const Renewal = observer(({ side }: { readonly side: OfxSide }) => {
  const { live, draft, moved } = useOfx().quote;
  const { offer, renewed } = live;
  if (offer === null || renewed === null || moved !== null || draft.typedSide === side) return null;
  const amount = side === 'buy' ? 'pays' : 'receive';
  const before = toPaysAndReceives(renewed.quote)[amount];
  const now = toPaysAndReceives(offer.quote)[amount];
  return <RenewalNote before={before} now={now} worse={isWorseOfxQuote(renewed.quote, offer.quote)} />;
});

/** One side of the deal; the next quote is asked for by the side that had the focus last (OFX-QUOTE-8). */
const Side = observer(
  ({
    side,
    label,
    currency,
  }: {
    readonly side: OfxSide;
    readonly label: string;
    readonly currency: ReactNode;
  }) => {
    const { quote, deal } = useOfx();
    const { draft } = quote;
    const text = readOfxDraftAmount(draft, side);
    return (
      <div
        className={draft.lockSide === side ? 'quote-amount quote-amount-locked' : 'quote-amount'}
        onFocus={() => deal.change({ type: 'side-focused', side })}
      >
        <GroupedAmountField
          label={label}
          value={text}
          currency={currency}
          money={side === 'buy' ? draft.buyCurrency : ofxSellCurrencyOf(draft)}
          problem={quote.problemAt(side)}
          disabled={deal.booking}
          onKeyDown={moveFocusOnEnter}
          onChange={(typed) =>
            deal.change(
              side === 'buy' ? { type: 'buy-typed', text: typed } : { type: 'sell-total-typed', text: typed },
            )
          }
        />
        <p className="deal-lock">
          {draft.lockSide === side && text !== '' ? 'Locked: a renewed quote keeps this amount' : null}
        </p>
        <div className="quote-amount-note">
          <Renewal side={side} />
        </div>
        {side === 'buy' ? (
          <output className="quote-amount-said">{switchedCurrencyMessage(draft)}</output>
        ) : null}
      </div>
    );
  },
);

/** What the customer pays, and what all beneficiaries receive together (S-88). */
export const DealAmounts = observer(() => {
  const { quote, deal, session } = useOfx();
  const { draft } = quote;
  if (session.beneficiaries.value?.length === 0) return null;
  return (
    <div className="quote-amounts">
      <Side
        side="buy"
        label={youSendLabel}
        currency={
          <HTMLSelect
            aria-label="Your currency"
            value={draft.buyCurrency}
            disabled={deal.booking}
            onChange={(event) => {
              const currency = event.currentTarget.value;
              if (isCurrency(currency)) deal.change({ type: 'buy-currency-chosen', currency });
            }}
            options={[...listBuyCurrencies(ofxSellCurrencyOf(draft))]}
          />
        }
      />
      <Side
        side="sell"
        label={draft.parts.length > 1 ? 'They receive together' : 'They receive'}
        currency={ofxSellCurrencyOf(draft) ?? ''}
      />
    </div>
  );
});
