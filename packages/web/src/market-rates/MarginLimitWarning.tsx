import { isAboveMarginLimit } from '@fx-gateway/domain/market-rates/marginLimit.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { observer } from 'mobx-react-lite';
import { useRates } from './ratesContext.ts';
import { readKeptMarginLimit } from '../margin-limit/keptMarginLimit.ts';

/** Says where a quote has no picture that its margin is above the user's limit (COST-2). */
export const MarginLimitWarning = observer(
  ({ user, ...amounts }: { readonly user: string; readonly settlement: Money; readonly payment: Money }) => {
    const cost = useRates().costOf(amounts);
    const limit = readKeptMarginLimit(user);
    return cost === null || !isAboveMarginLimit(cost, limit) ? null : (
      <p className="run-warning">The margin is above your limit of {limit}%.</p>
    );
  },
);
