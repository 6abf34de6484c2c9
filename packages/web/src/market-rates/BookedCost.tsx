import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { DisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { CostFigurePlace } from './CostFigurePlace.tsx';
import './BookedCost.css';

/** What a booked deal cost, as a picture, where this device noted the market of its booking (COST-4). */
export const BookedCost = ({
  settlement,
  cost,
  fees,
  user,
}: {
  readonly settlement: Money | null;
  /** Null where that is not known. */
  readonly cost: Omit<MarketCost, 'age'> | null;
  readonly fees: readonly DisplayOnlyAmount[];
  readonly user: string;
}) =>
  settlement === null || cost === null ? null : (
    <section className="booked-cost">
      <h3 className="booked-cost-title">What it cost</h3>
      <CostFigurePlace settlement={settlement} cost={cost} fees={fees} user={user} booked />
    </section>
  );
