import { toDecimal } from '../../money/decimal.ts';
import type { Money } from '../../money/money.ts';
import { shownDecimal, type ShownAmount } from '../../money/shownAmount.ts';
import { searchable } from '../../words/searchable.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { payeesOf, referencesOf, type KnownOrder } from './knownOrder.ts';
import { settlementTotals } from './settlementTotals.ts';

/** What one text of the search may stand for: itself, and amounts as plain decimals. */
type Wanted = { readonly text: string; readonly amounts: readonly string[] };

/** A search that was read once, for all orders that it is held against. */
export type OrderSearch = {
  /** All of it without spaces, as a number or an amount is pasted. */
  readonly whole: Wanted;
  readonly wanted: readonly Wanted[];
};

/** `1,250.50` as it is shown here, `1.250,50` and `1250,5` as others write it. */
const amountsIn = (text: string): readonly string[] => {
  const figures = /^[^\d.,]{0,4}(?<figures>\d[\d.,]*)[^\d.,]{0,4}$/.exec(text)?.groups?.['figures'];
  if (figures === undefined) return [];
  const ours = /^\d{1,3}(?:,?\d{3})*(?:\.\d*)?$/.test(figures);
  const others = /^\d{1,3}(?:\.?\d{3})*,\d{1,2}$/.test(figures);
  return [
    ...(ours ? [figures.replaceAll(',', '')] : []),
    ...(others ? [figures.replaceAll('.', '').replace(',', '.')] : []),
  ];
};

const wantedOf = (text: string): Wanted => ({ text, amounts: amountsIn(text) });

/** Reads what the user typed; null where that narrows nothing. */
export const readOrderSearch = (search: string): OrderSearch | null => {
  const whole = searchable(search).replaceAll(/[\s#]/g, '');
  if (whole === '') return null;
  const texts = searchable(search)
    .split(' ')
    .map((text) => text.replace(/^#/, ''))
    .filter((text) => text !== '');
  // Figures alone may have spaces between them; beside words each stands for itself.
  const figures = /\p{L}/u.test(whole) ? [] : amountsIn(whole);
  return { whole: { text: whole, amounts: figures }, wanted: texts.map(wantedOf) };
};

type Searched = { readonly texts: string; readonly amounts: readonly string[] };

const searched = (
  texts: readonly string[],
  amounts: readonly ShownAmount[],
  totals: readonly Money[] = [],
): Searched => ({
  // Nobody types a line break: no word is found half in one text and half in the next.
  texts: texts.map(searchable).join('\n'),
  amounts: [...amounts.map(shownDecimal), ...totals.map(toDecimal)],
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
      [
        order.ordNum,
        order.sell.currency,
        order.buy?.currency ?? '',
        ...(payeesOf({ order, detail: null }) ?? []),
      ],
      [order.sell, order.buy, order.instructed].filter((amount) => amount !== undefined),
    ),
  );
  if (detail === null) return [listed];
  const read = made(ofDetail, detail, () =>
    searched(
      [detail.buy.currency, ...(payeesOf({ order, detail }) ?? []), ...referencesOf({ order, detail })],
      [detail.buy, ...detail.payments.map(({ amount }) => amount)],
      settlementTotals(detail),
    ),
  );
  return [listed, read];
};

/** `892` is found in 892.00, `892.5` in 892.50 and 500.00 in ¥500, and none of them in 8,925.00. */
const isAmount = (amount: string, wanted: string): boolean =>
  Number(amount) === Number(wanted) || amount.startsWith(wanted.includes('.') ? wanted : `${wanted}.`);

const isIn = ({ amounts }: Searched, wanted: readonly string[]): boolean =>
  wanted.length > 0 && amounts.some((amount) => wanted.some((each) => isAmount(amount, each)));

/**
 * Whether an order is what is searched for: its number or one of its amounts is all of it, or its number, payees,
 * references, currencies and amounts hold each word, as far as they are known (HIST-2).
 */
export const matchesOrder = ({ whole, wanted }: OrderSearch, known: KnownOrder): boolean => {
  if (known.order.ordNum.toLowerCase().includes(whole.text)) return true;
  const places = searchedOf(known);
  return (
    places.some((place) => isIn(place, whole.amounts)) ||
    wanted.every(({ text, amounts }) =>
      places.some((place) => place.texts.includes(text) || isIn(place, amounts)),
    )
  );
};
