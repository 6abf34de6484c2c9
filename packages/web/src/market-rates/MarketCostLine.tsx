import { feesUnknownMessages, marketCostMessage } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
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
  (props: { readonly settlement: Money; readonly payment: Money; readonly fee?: string }) => {
    const rates = useRates();
    useEffect(() => rates.watchCosts(), [rates]);
    const cost = rates.costOf(props);
    const feeAlone = props.fee === undefined ? feesUnknownMessages : null;
    return <p className="quote-cost">{cost === null ? feeAlone : marketCostMessage(cost, props.fee)}</p>;
  },
);
