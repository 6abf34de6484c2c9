import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { DisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { FetchedPart } from '../fetching/FetchedPart.tsx';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import './CostFigurePlace.css';

/** The picture comes in a file of its own. */
export const costFigure = makeLazyPage(async () => (await import('./cost/CostFigure.tsx')).CostFigure);

type CostFigureProps = {
  readonly settlement: Money;
  /** Null where that is not known. */
  readonly cost: Omit<MarketCost, 'age'> | null;
  /** Those that the partner names. */
  readonly fees: readonly DisplayOnlyAmount[];
  /** Whose limit counts. */
  readonly user: string;
  /** It is booked: nothing about it can be changed any more. */
  readonly booked?: boolean;
};

/**
 * The place of the picture of what a deal costs, which comes with the first quote or noted deal: its room is there
 * from the beginning, also while the market says nothing. Where the file is lost the words beside it tell the same.
 */
export const CostFigurePlace = ({ cost, ...rest }: CostFigureProps) => (
  <div className="cost-place">
    {cost === null ? null : <FetchedPart page={costFigure} props={{ ...rest, cost }} />}
  </div>
);
