import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { isMarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { useEffect, useState } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import type { DisplayedDeal } from './displayedDeal.ts';
import { PairOverTime } from './PairOverTime.tsx';
import { useRates } from './ratesContext.ts';

/**
 * Opens and closes the rates of the pair of a quote over time (RATE-15). There is no such control before there is a pair,
 * nor where the market has no rate of it. The row of the payee's currency stands first in the panel meanwhile (RATE-14).
 */
export const OverTime = ({
  base,
  quote,
  deal,
}: {
  readonly base: Currency;
  /** Null until it is known who is paid. */
  readonly quote: Currency | null;
  /** A displayed quote, which is a dot on the line. */
  readonly deal: DisplayedDeal | null;
}) => {
  const rates = useRates();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    rates.lift(quote);
    return () => rates.lift(null);
  }, [rates, quote]);
  return quote === null || !isMarketCurrency(base) || !isMarketCurrency(quote) ? null : (
    <div className="deal-over-time">
      <QuietButton look="plain" expanded={open} onPress={() => setOpen(!open)}>
        Over time
      </QuietButton>
      {open ? <PairOverTime pair={{ base, quote }} deal={deal} /> : null}
    </div>
  );
};
