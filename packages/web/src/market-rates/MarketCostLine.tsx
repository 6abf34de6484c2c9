import { quoteCostMessage } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRates } from './ratesContext.ts';

/**
 * What the displayed quote costs against the market; `fee` is what the partner takes beside its rate, where it names it.
 * The rates are kept fresh while there is a quote; the place of the line is kept where they are missing, so that nothing
 * moves when they come or go, and of fees it tells all the same.
 */
export const MarketCostLine = observer(
  ({
    fee = null,
    pictured = false,
    ...amounts
  }: {
    readonly settlement: Money;
    readonly payment: Money;
    readonly fee?: string | null;
    /** A picture beside it has the figures. */
    readonly pictured?: boolean;
  }) => {
    const rates = useRates();
    useEffect(() => rates.watchCosts(), [rates]);
    return <p className="quote-cost">{quoteCostMessage(rates.costOf(amounts), amounts, fee, pictured)}</p>;
  },
);
