import { toDisplayOnlyAmount } from '../../money/toDisplayOnlyAmount.ts';
import {
  matchesSearch,
  makeSearchableContent,
  type ListSearch,
  type SearchableContent,
} from '../../lists/listSearch.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { orderPayeeNames, paymentReferencesOf, type OrderWithDetail } from './orderWithDetail.ts';
import { sumOrderSettlements } from './sumOrderSettlements.ts';

// Each is made once, so that a keystroke costs no more than a comparison for an order.
const ofList = new WeakMap<OrderSummary, SearchableContent>();
const ofDetail = new WeakMap<OrderDetail, SearchableContent>();

const made = <K extends object>(
  from: WeakMap<K, SearchableContent>,
  key: K,
  make: () => SearchableContent,
): SearchableContent => {
  const before = from.get(key);
  if (before !== undefined) return before;
  const now = make();
  from.set(key, now);
  return now;
};

const searchedInDetail = (known: OrderWithDetail, detail: OrderDetail): SearchableContent => {
  const { texts, amounts } = makeSearchableContent(
    [detail.buy.currency, ...(orderPayeeNames(known) ?? []), ...paymentReferencesOf(known)],
    [detail.buy, ...detail.payments.map(({ amount }) => amount)],
  );
  return { texts, amounts: [...amounts, ...sumOrderSettlements(detail).map(toDisplayOnlyAmount)] };
};

const searchedOf = ({ order, detail }: OrderWithDetail): readonly SearchableContent[] => {
  const listed = made(ofList, order, () =>
    makeSearchableContent(
      [
        order.ordNum,
        order.sell.currency,
        order.buy?.currency ?? '',
        ...(orderPayeeNames({ order, detail: null }) ?? []),
      ],
      [order.sell, order.buy, order.instructed].filter((amount) => amount !== undefined),
    ),
  );
  if (detail === null) return [listed];
  return [listed, made(ofDetail, detail, () => searchedInDetail({ order, detail }, detail))];
};

/**
 * Whether an order is what is searched for: its number or one of its amounts is all of it, or its number, payees,
 * references, currencies and amounts hold each word, as far as they are known (HIST-2).
 */
export const matchesOrder = (search: ListSearch, known: OrderWithDetail): boolean =>
  matchesSearch(search, known.order.ordNum, searchedOf(known));
