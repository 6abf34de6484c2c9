import { whyNotBic } from '../../../accountNumbers/whyNotBic.ts';
import { isServedCountry } from './isServedCountry.ts';

/** The BIC of a text that has no label for it: the whole text, or one of the country of the account. */
export const findBic = (text: string, country: string): string => {
  const whole = text.trim();
  if (/^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$/.test(whole) && whyNotBic(whole.toUpperCase()) === null)
    return isServedCountry(whole.slice(4, 6).toUpperCase()) ? whole.toUpperCase() : '';
  const found = new Set(text.match(/\b[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\b/g));
  const ofCountry = [...found].filter((bic) => bic.slice(4, 6) === country && whyNotBic(bic) === null);
  return ofCountry.length === 1 ? (ofCountry[0] ?? '') : '';
};
