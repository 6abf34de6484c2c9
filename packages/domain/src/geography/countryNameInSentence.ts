import { countryName } from './countries.ts';

const withArticle: ReadonlySet<string> = new Set(['GB', 'US']);

/** Of countries that no beneficiary is paid in, such as that of a BIC. */
const allNames = (): Intl.DisplayNames => new Intl.DisplayNames(['en'], { type: 'region' });

/** A country's name as it stands inside a sentence: 'the United Kingdom', 'Greece', 'Jersey'. */
export const countryNameInSentence = (iso: string): string => {
  const served = countryName(iso);
  if (withArticle.has(iso)) return `the ${served}`;
  return served === iso && /^[A-Z]{2}$/.test(iso) ? (allNames().of(iso) ?? iso) : served;
};
