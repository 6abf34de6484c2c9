import { hasMarketRate } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import {
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { useLazyPage } from '../fetching/useLazyPage.ts';
import { costFigure, CostFigurePlace } from './CostFigurePlace.tsx';
import { MarketCostLine } from './MarketCostLine.tsx';
import { useRates } from './ratesContext.ts';

/** What the displayed quote costs: as a picture, and in a sentence below it (COST-1). */
export const QuoteCost = observer(
  ({
    settlement,
    payment,
    fee,
    user,
  }: {
    readonly settlement: Money;
    readonly payment: Money;
    /** What the partner takes beside its rate, where it names it. */
    readonly fee?: DisplayOnlyAmount;
    readonly user: string;
  }) => {
    const cost = useRates().costOf({ settlement, payment });
    const { page } = useLazyPage(costFigure);
    return (
      <>
        {hasMarketRate(settlement.currency, payment.currency) ? (
          <CostFigurePlace
            settlement={settlement}
            cost={cost}
            fees={fee === undefined ? [] : [fee]}
            user={user}
          />
        ) : null}
        <MarketCostLine
          settlement={settlement}
          payment={payment}
          fee={fee === undefined ? null : formatDisplayOnlyAmount(fee)}
          pictured={page !== null}
        />
      </>
    );
  },
);
