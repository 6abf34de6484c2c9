import type { Currency } from '../../geography/currency.ts';
import { findAmbiguousAmountReadings, readPastedAmount } from '../../money/readPastedAmount.ts';

/** How people and their programs write that an amount is owed the other way: what is matched is the sign of it. */
const signs = [
  /[()]/g,
  /(?<=^\D*)(?:(?<!\p{L})[-−–—]|[-−–—](?=\s?\d))\s?/u,
  /(?<=\d)\s?[-−–—](?=[^\d−–—-]*$)/u,
  /^cr\.?(?=[\s\d])|(?<=[\d\s])(?:cr\.?|credit|gutschrift)$/iu,
];

const hasOneBracketEach = (text: string): boolean => /^[^()]*\([^()]*\d[^()]*\)[^()]*$/.test(text);

/** Whether a text says a negative amount, such as `-150,00`, `(200.00)`, `12.500,00-` or `150,00 CR`. */
export const isNegativeAmount = (text: string, currency: Currency | null): boolean =>
  signs.some((sign) => {
    const rest = text.replace(sign, '').trim();
    if (rest === text || (/[()]/.test(text) && !hasOneBracketEach(text))) return false;
    return (
      readPastedAmount(rest, currency) !== null || findAmbiguousAmountReadings(rest, currency).length > 0
    );
  });
