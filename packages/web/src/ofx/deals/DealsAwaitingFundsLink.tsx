import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { findDealsAwaitingFunds } from '@fx-gateway/domain/ofx/deals/findDealsAwaitingFunds.ts';
import { formatDealBadge } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import { emptyDealsFilter } from '@fx-gateway/domain/ofx/deals/dealsFilter.ts';
import { dealsFilterQuery } from '@fx-gateway/domain/ofx/deals/dealsFilterQuery.ts';
import { Link } from 'react-router-dom';

/** How many of the deals OFX waits for the money of, as a way to them; nothing where that is none (HIST-7). */
export const DealsAwaitingFundsLink = ({ deals }: { readonly deals: readonly OfxDeal[] }) => {
  const awaiting = findDealsAwaitingFunds(deals);
  const [first] = awaiting;
  if (first === undefined) return null;
  const query = new URLSearchParams(dealsFilterQuery({ ...emptyDealsFilter, state: formatDealBadge(first) }));
  return (
    <ul className="list-to-do">
      <li>
        <Link to={`?${query.toString()}`}>{awaiting.length.toLocaleString('en-US')} awaiting funds</Link>
      </li>
    </ul>
  );
};
