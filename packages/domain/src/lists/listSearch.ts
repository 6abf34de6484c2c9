import { formatDisplayOnlyDecimal, type DisplayOnlyAmount } from '../money/displayOnlyAmount.ts';
import { normalizeForSearch } from '../words/normalizeForSearch.ts';

/** An amount that is searched for, as plain decimals and as their number. */
type WantedAmount = { readonly figures: string; readonly number: number };

/** What one text of the search may stand for: itself, and amounts. */
type Wanted = { readonly text: string; readonly amounts: readonly WantedAmount[] };

/** A search that was read once, for all rows that it is held against. */
export type ListSearch = {
  /** All of it without spaces, as a number or an amount is pasted. */
  readonly whole: Wanted;
  readonly wanted: readonly Wanted[];
};

/** What a search may find a row by: its texts in one, and its amounts. */
export type SearchableContent = { readonly texts: string; readonly amounts: readonly DisplayOnlyAmount[] };

/** `1,250.50` as it is shown here, `1.250,50` and `1250,5` as others write it. */
const amountsIn = (text: string): readonly WantedAmount[] => {
  const figures = /^[^\d.,]{0,4}(?<figures>\d[\d.,]*)[^\d.,]{0,4}$/.exec(text)?.groups?.['figures'];
  if (figures === undefined) return [];
  const ours = /^\d{1,3}(?:,?\d{3})*(?:\.\d*)?$/.test(figures);
  const others = /^\d{1,3}(?:\.?\d{3})*,\d{1,2}$/.test(figures);
  return [
    ...(ours ? [figures.replaceAll(',', '')] : []),
    ...(others ? [figures.replaceAll('.', '').replace(',', '.')] : []),
  ].map((decimal) => ({ figures: decimal, number: Number(decimal) }));
};

const wantedOf = (text: string): Wanted => ({ text, amounts: amountsIn(text) });

/** Reads what the user typed; null where that narrows nothing. */
export const readListSearch = (search: string): ListSearch | null => {
  const whole = normalizeForSearch(search).replaceAll(/[\s#]/g, '');
  if (whole === '') return null;
  const texts = normalizeForSearch(search)
    .split(' ')
    .map((text) => text.replace(/^#/, ''))
    .filter((text) => text !== '');
  // Figures alone may have spaces between them; beside words each stands for itself.
  const figures = /\p{L}/u.test(whole) ? [] : amountsIn(whole);
  return { whole: { text: whole, amounts: figures }, wanted: texts.map(wantedOf) };
};

export const makeSearchableContent = (
  texts: readonly string[],
  amounts: readonly DisplayOnlyAmount[],
): SearchableContent => ({
  // A word has no space in it, so none is found half in one text and half in the next.
  texts: normalizeForSearch(texts.join(' ')),
  amounts,
});

/** `892` is found in 892.00, `892.5` in 892.50 and 500.00 in ¥500, and none of them in 8,925.00. */
const isAmount = (shown: DisplayOnlyAmount, { figures, number }: WantedAmount): boolean => {
  // Of thousands only those that are near are written down, which costs far more than the look.
  if (Math.abs(shown.amount - number) >= 2) return false;
  const amount = formatDisplayOnlyDecimal(shown);
  return Number(amount) === number || amount.startsWith(figures.includes('.') ? figures : `${figures}.`);
};

const isIn = ({ amounts }: SearchableContent, wanted: readonly WantedAmount[]): boolean =>
  wanted.length > 0 && amounts.some((amount) => wanted.some((each) => isAmount(amount, each)));

/**
 * Whether a row is what is searched for: its number or one of its amounts is all of it, or these places together hold each
 * word (HIST-2).
 */
export const matchesSearch = (
  { whole, wanted }: ListSearch,
  number: string,
  places: readonly SearchableContent[],
): boolean =>
  number.toLowerCase().includes(whole.text) ||
  places.some((place) => isIn(place, whole.amounts)) ||
  wanted.every(({ text, amounts }) =>
    places.some((place) => place.texts.includes(text) || isIn(place, amounts)),
  );
