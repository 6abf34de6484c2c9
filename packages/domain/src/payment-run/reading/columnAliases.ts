import { createNearWords, likeness } from '../judging/findNearWords.ts';
import { runFields, type RunField } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import { columnNames } from './columnNames.ts';
import { currencyInHeading } from './currencyCells.ts';

/** Accents are left out by some spreadsheets, and by some people. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const byName: ReadonlyMap<string, RunField> = new Map(
  runFields.flatMap((field) => columnNames[field].map((name) => [plain(name), field] as const)),
);

/** The field of a column that is called by two names of it, such as `A/C or IBAN`; undefined where they are not of one. */
const findFieldOfTwoNames = (name: string): RunField | undefined => {
  const names = name.replaceAll(/a\/c/giu, 'account').split(/\/|\s(?:or|oder|ou|o|of)\s/iu);
  const [field, ...others] = names.map((each) => byName.get(plain(each)));
  return others.length > 0 && others.every((each) => each === field) ? field : undefined;
};

/** The field that the name of a column means; undefined where it means none. */
export const findFieldOfColumn = (name: string): RunField | undefined => {
  const field = byName.get(plain(name)) ?? findFieldOfTwoNames(name);
  if (field !== undefined || currencyInHeading(name) === null) return field;
  // `Amount (USD)` is an amount, and no other name has a currency in it.
  const word = plain(name.replaceAll(/[€£]|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu, ''));
  return byName.get(word.replace(/in$/, '')) === 'amount' ? 'amount' : undefined;
};

const nearNames = createNearWords(byName.keys());

/** A word is misspelt by a letter or two; one that is longer is another one. */
const mostLettersApart = 2;
const leastAlike = 0.5;

/** The field that the misspelt name of a column may mean, to be proposed and never taken; null where there is none. */
export const findNearField = (name: string, { fields }: Pick<RunPartnerRules, 'fields'>): RunField | null => {
  const word = plain(name);
  const near = nearNames(word)
    .filter((each) => Math.abs(each.length - word.length) <= mostLettersApart)
    .filter((each) => likeness(word, each) >= leastAlike)
    .flatMap((each) => byName.get(each) ?? [])
    .find((field) => fields.includes(field));
  return near ?? null;
};
