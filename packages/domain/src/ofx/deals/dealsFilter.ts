import {
  uniqueCurrencies,
  isWithinFilterDays,
  emptyListFilter,
  type ListFilter,
} from '../../lists/listFilter.ts';
import {
  matchesSearch,
  readListSearch,
  makeSearchableContent,
  type SearchableContent,
} from '../../lists/listSearch.ts';
import { toDisplayOnlyAmount } from '../../money/toDisplayOnlyAmount.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { totalOfxCost } from '../api/ofxQuote.ts';
import { formatDealBadge, dealStateOf } from './dealBadge.ts';
import { dealPayees, type PayeeNames } from './dealPayees.ts';

/** Which of the past deals are shown; both clients run the same. */
export type DealsFilter = ListFilter & {
  /** What their badge says; null for every state. */
  readonly state: string | null;
};

export const emptyDealsFilter: DealsFilter = { ...emptyListFilter, state: null };

// Made once for a deal, so that a keystroke costs no more than a comparison; anew where its payees have other names.
const ofDeal = new WeakMap<OfxDeal, { readonly names: PayeeNames; readonly searched: SearchableContent }>();

const partOf = ({ sell: { currency } }: OfxDeal, amount: number | null) =>
  amount === null ? [] : [{ currency, amount }];

const searchedOf = (deal: OfxDeal, names: PayeeNames): SearchableContent => {
  const before = ofDeal.get(deal);
  if (before?.names === names) return before.searched;
  const { reference, buy, sell } = deal;
  const { texts, amounts } = makeSearchableContent(
    [reference, buy.currency, sell.currency, ...dealPayees(deal, names)],
    [buy, sell, ...deal.dealBeneficiaries.flatMap(({ amount }) => partOf(deal, amount))],
  );
  const total = totalOfxCost(deal);
  // What the bank statement of the customer will show.
  const searched = { texts, amounts: total === null ? amounts : [...amounts, toDisplayOnlyAmount(total)] };
  ofDeal.set(deal, { names, searched });
  return searched;
};

const plain = (state: string): string => state.replaceAll(/\s/g, '').toLowerCase();

/** Whether a deal is in a state, by its badge or by OFX's own word, without spaces and capitals: `AwaitingFunds`. */
export const isInState = (deal: OfxDeal, state: string): boolean =>
  [plain(formatDealBadge(deal)), dealStateOf(deal)].includes(plain(state));

/** The deals that the filter leaves, in the order of the list; an id is found whole, a payee by the names that are known. */
export const filterDeals = (
  deals: readonly OfxDeal[],
  filter: DealsFilter,
  names: PayeeNames,
): readonly OfxDeal[] => {
  const search = readListSearch(filter.search);
  return deals.filter(
    (deal) =>
      (filter.currency === null || deal.sell.currency === filter.currency) &&
      (filter.state === null || isInState(deal, filter.state)) &&
      isWithinFilterDays(deal.enteredDate, filter) &&
      (search === null ||
        deal.dealId.toLowerCase() === search.whole.text ||
        matchesSearch(search, deal.reference, [searchedOf(deal, names)])),
  );
};

/** The currencies that these deals pay, in alphabetical order. */
export const currenciesOfDeals = (deals: readonly OfxDeal[]): readonly string[] =>
  uniqueCurrencies(deals.map(({ sell }) => sell.currency));

/** The states that these deals are in, by their badges, in alphabetical order. */
export const statesOfDeals = (deals: readonly OfxDeal[]): readonly string[] =>
  [...new Set(deals.map(formatDealBadge))].toSorted();
