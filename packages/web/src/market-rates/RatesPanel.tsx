import { currencyName } from '@fx-gateway/domain/geography/currency.ts';
import { isMarketCurrency, marketCurrencies } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { ratesFailureMessage, ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useBranding } from '../branding/brandingContext.ts';
import { ThemeWordmark } from '../branding/ThemeWordmark.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { formatTime } from '../kit/facts/formatTime.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { RequestId } from '../kit/notices/RequestId.tsx';
import { RateRow } from './RateRow.tsx';
import { useRates } from './ratesContext.ts';
import { useIsInside } from './useIsInside.ts';
import './RatesPanel.css';

const bases = marketCurrencies.map((value) => ({ value, label: `${value} · ${currencyName(value)}` }));

/** Why there are no rates at all, once above the list (S-122). */
const RatesFailureNote = observer(() => {
  const rates = useRates();
  return (
    <output className="rates-failure">
      {rates.failure === null ? null : (
        <div className="notice">
          <p>{ratesFailureMessage(rates.failure)}</p>
          <QuietButton look="plain" onPress={rates.tryAgain}>
            Try again
          </QuietButton>
          <RequestId id={rates.failure.requestId} />
        </div>
      )}
    </output>
  );
});

/** Where only some rows have no rate, each says so itself (RATE-5), and below them is the way to ask again. */
const TryAgain = observer(() => {
  const { failure, someFailed, tryAgain } = useRates();
  return failure === null && someFailed ? (
    <div>
      <QuietButton look="plain" onPress={tryAgain}>
        Try again
      </QuietButton>
    </div>
  ) : null;
});

/** The order stays while the pointer or the focus is in the list: no row goes away from who makes it a favourite (RATE-14). */
const RatesList = observer(() => {
  const { base, quotes } = useRates();
  const list = useRef<HTMLUListElement>(null);
  const inside = useIsInside(list);
  const [shown, setShown] = useState({ base, quotes });
  if (shown.quotes !== quotes && (!inside || shown.base !== base)) setShown({ base, quotes });
  return (
    <ul className="rate-list" ref={list}>
      {shown.quotes.map((quote) => (
        <RateRow key={quote} quote={quote} />
      ))}
    </ul>
  );
});

const RatesMoment = observer(() => {
  const { moment, fedByPartner } = useRates();
  if (moment === null) return null;
  return (
    <p>
      As of {formatTime(moment)}
      {fedByPartner ? `, ${ratesPanelTexts.ofPartner}` : null}
    </p>
  );
});

/** The title is the same with the rates of a partner, which have its margin in them. */
const RatesSource = observer(() => (
  <p className="rates-notes">{ratesPanelTexts.source[useRates().fedByPartner ? 'partner' : 'market']}</p>
));

const BaseChoice = observer(() => {
  const rates = useRates();
  const handleChange = (value: string): void => {
    if (isMarketCurrency(value)) rates.chooseBase(value);
  };
  return (
    <SelectField label={ratesPanelTexts.base} value={rates.base} options={bases} onChange={handleChange} />
  );
});

/** What stands in the sidebar (RATE-2 to RATE-8): each part is drawn again only for what it shows itself. */
export const RatesPanel = observer(() => {
  const { theme } = useBranding();
  return (
    <div className="rates-panel">
      <RatesSource />
      <BaseChoice />
      <RatesFailureNote />
      <RatesList />
      <TryAgain />
      <div className="rates-notes">
        <p>{ratesPanelTexts.note}</p>
        <RatesMoment />
      </div>
      {theme.ratesLogo ? (
        <div className="rates-logo">
          <ThemeWordmark theme={theme} size={24} />
        </div>
      ) : null}
    </div>
  );
});
