import { briefMarketCostText } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { QuoteSummaryItem } from '../quoting/QuoteSummaryItem.tsx';
import { useRates } from './ratesContext.ts';

/**
 * What the displayed quote costs against the market, in a few words, which look like a warning where the picture is one
 * (COST-2); nothing where that cannot be told.
 */
export const MarketCostSummary = observer(
  (props: { readonly settlement: Money; readonly payment: Money }) => {
    const cost = useRates().costOf(props);
    return cost === null ? null : (
      <QuoteSummaryItem>
        <span className="brief-cost">{briefMarketCostText(cost)}</span>
      </QuoteSummaryItem>
    );
  },
);
