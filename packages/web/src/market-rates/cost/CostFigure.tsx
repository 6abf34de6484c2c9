import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { layOutCostBar } from '@fx-gateway/domain/market-rates/layOutCostBar.ts';
import {
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { ReactNode } from 'react';
import { readKeptMarginLimit } from '../../margin-limit/keptMarginLimit.ts';
import { CostBarPicture } from './CostBarPicture.tsx';
import './CostFigure.css';

const Part = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
  <li>
    <svg className="cost-swatch" aria-hidden="true">
      <rect className={`cost-${of}`} x="0" y="0" width="100%" height="100%" />
    </svg>
    {children}
  </li>
);

/** Words only: a way to the settings would stand between the amounts and Book Deal for everyone who uses the keyboard. */
const limitText = (limit: number, above: boolean): string =>
  above ? `The margin is above your limit of ${limit}%.` : `Your limit under Settings is ${limit}%.`;

/**
 * What a deal costs, as a picture (COST-1): one bar of market, margin and fee, what each comes to, and the limit of the
 * user, beyond which the margin is a warning (COST-2). Nothing where there is no market to compare with.
 */
export const CostFigure = ({
  settlement,
  cost,
  fees,
  user,
  booked = false,
}: {
  readonly settlement: Money;
  readonly cost: Omit<MarketCost, 'age'>;
  /** Those that the partner names. */
  readonly fees: readonly DisplayOnlyAmount[];
  /** Whose limit counts. */
  readonly user: string;
  readonly booked?: boolean;
}) => {
  const limit = readKeptMarginLimit(user);
  const bar = layOutCostBar({ settlement, cost, fees, limit });
  if (bar === null) return null;
  // What is booked is a record: only a quote changes and is announced.
  const Limit = booked ? 'p' : 'output';
  const percent = `${Math.abs(cost.percent).toFixed(2)}%`;
  const below = bar.margin.minor < 0n;
  const size = formatMoney(below ? { ...bar.margin, minor: -bar.margin.minor } : bar.margin);
  return (
    <div className={bar.aboveLimit ? 'cost-figure cost-above-limit' : 'cost-figure'}>
      <CostBarPicture bar={bar} />
      <div className="cost-figures">
        <ul className="cost-parts" aria-label="What it costs">
          <Part of="market">Market {formatMoney(bar.market)}</Part>
          <Part of="margin">
            <span className="cost-margin-words">
              {below ? 'Below the market' : 'Margin'} {size} ({percent})
            </span>
          </Part>
          {fees.map((fee) => (
            <Part of="fee" key={`${fee.currency}/${fee.amount}`}>
              Fee {formatDisplayOnlyAmount(fee)}
            </Part>
          ))}
        </ul>
        <Limit className="cost-limit-words">
          <svg className="cost-swatch" aria-hidden="true">
            <path className="cost-limit" d="M5 0v10" />
          </svg>
          {limitText(limit, bar.aboveLimit)}
        </Limit>
      </div>
    </div>
  );
};
