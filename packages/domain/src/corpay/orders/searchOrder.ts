import { shownDecimal, type ShownAmount } from '../../money/shownAmount.ts';
import { searchable } from '../../words/searchable.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { payeesOf, referencesOf, type KnownOrder } from './knownOrder.ts';

/** What one text of the search may stand for. */
type Wanted = { readonly text: string; readonly amount: string | null };

/** A search that was read once, for all orders that it is held against. */
export type OrderSearch = {
  /** All of it without spaces, as a number is pasted. */
  readonly number: string;
  readonly wanted: readonly Wanted[];
};

const amountLike = /^\D?(?<amount>\d[\d,]*(?:\.\d*)?)$/;

/** Reads what the user typed; null where that narrows nothing. */
export const readOrderSearch = (search: string): OrderSearch | null => {
  const number = search.replaceAll(/[\s#]/g, '').toLowerCase();
  if (number === '') return null;
  const texts = searchable(search)
    .split(' ')
    .map((text) => text.replace(/^#/, ''))
    .filter((text) => text !== '');
  return {
    number,
    wanted: texts.map((text) => ({
      text,
      amount: amountLike.exec(text)?.groups?.['amount']?.replaceAll(',', '') ?? null,
    })),
  };
};

type Searched = { readonly texts: string; readonly amounts: readonly string[] };

const searched = (texts: readonly string[], amounts: readonly ShownAmount[]): Searched => ({
  // A line break is in no text that is searched for.
  texts: texts.map(searchable).join('\n'),
  amounts: amounts.map(shownDecimal),
});

// Each is made once, so that a keystroke costs no more than a comparison for an order.
const ofList = new WeakMap<OrderSummary, Searched>();
const ofDetail = new WeakMap<OrderDetail, Searched>();

const made = <K extends object>(from: WeakMap<K, Searched>, key: K, make: () => Searched): Searched => {
  const before = from.get(key);
  if (before !== undefined) return before;
  const now = make();
  from.set(key, now);
  return now;
};

const searchedOf = ({ order, detail }: KnownOrder): readonly Searched[] => {
  const listed = made(ofList, order, () =>
    searched(
      [order.ordNum, ...(payeesOf({ order, detail: null }) ?? [])],
      [order.sell, ...(order.buy === undefined ? [] : [order.buy])],
    ),
  );
  if (detail === null) return [listed];
  const read = made(ofDetail, detail, () =>
    searched(
      [...(payeesOf({ order, detail }) ?? []), ...referencesOf({ order, detail })],
      [detail.buy, ...detail.payments.map(({ amount }) => amount)],
    ),
  );
  return [listed, read];
};

/** `892` is found in 892.00, `892.5` in 892.50, and neither in 8,925.00. */
const isAmount = (amount: string, wanted: string): boolean =>
  amount === wanted || amount.startsWith(wanted.includes('.') ? wanted : `${wanted}.`);

/**
 * Whether an order is what is searched for: its number holds all of it, or its number, payees, references and amounts hold
 * each word, as far as they are known (HIST-2).
 */
export const matchesOrder = ({ number, wanted }: OrderSearch, known: KnownOrder): boolean => {
  if (known.order.ordNum.toLowerCase().includes(number)) return true;
  const places = searchedOf(known);
  return wanted.every(({ text, amount }) =>
    places.some(
      ({ texts, amounts }) =>
        texts.includes(text) || (amount !== null && amounts.some((each) => isAmount(each, amount))),
    ),
  );
};
