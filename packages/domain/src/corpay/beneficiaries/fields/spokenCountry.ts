import { countryName } from '../../../geography/index.ts';

const withArticle: ReadonlySet<string> = new Set(['GB', 'US']);

/** A country's name as it stands inside a sentence: 'the United Kingdom', 'Greece'. */
export const spokenCountry = (iso: string): string =>
  withArticle.has(iso) ? `the ${countryName(iso)}` : countryName(iso);
