import {
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { CostFigurePlace } from './CostFigurePlace.tsx';
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
    const named = fee === undefined ? {} : { fee: formatDisplayOnlyAmount(fee) };
    return (
      <>
        <CostFigurePlace
          settlement={settlement}
          cost={cost}
          fees={fee === undefined ? [] : [fee]}
          user={user}
        />
        <MarketCostLine settlement={settlement} payment={payment} {...named} />
      </>
    );
  },
);
