import { isIban } from '../../administration/isIban.ts';
import { readPastedAmount } from '../../money/readPastedAmount.ts';
import type { RunField } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import { findFieldOfColumn } from './columnAliases.ts';
import { areCurrencyCodes } from './currencyCells.ts';
import { isDateColumn } from './isDateColumn.ts';
import { cellsOf, headingOf, type RunTable } from './runTable.ts';

/**
 * What the columns of a table mean, by their names. One that is not named has no meaning that is known; `not-used` is what
 * the user has said. It is plain JSON, to be kept for the next table.
 */
export type RunColumnMapping = Readonly<Record<string, RunField | 'not-used'>>;

/** What the columns without a name seem to hold: the payee first, amounts, and one or two currencies. */
const guessByCells = (table: RunTable): readonly (RunField | undefined)[] => {
  const currencies: RunField[] = ['currency', 'settlementCurrency'];
  return table.columns.map((_name, index) => {
    const cells = cellsOf(table, index).filter((cell) => cell !== '');
    if (cells.length === 0) return undefined;
    if (index === 0) return 'payee';
    if (areCurrencyCodes(cells)) return currencies.shift();
    return cells.every((cell) => readPastedAmount(cell, null) !== null) ? 'amount' : undefined;
  });
};

/** What the columns mean by their names. A day is no currency, although 'Valuta' is a day to some. */
const findByNames = (table: RunTable): readonly (RunField | undefined)[] =>
  table.columns.map((name, index) => {
    const field = findFieldOfColumn(headingOf(table, index));
    return field === 'currency' && isDateColumn(name, cellsOf(table, index)) ? undefined : field;
  });

/** The one column without a known name that holds codes of currencies, where no other one is the currency. */
const findCurrencyByCells = (
  table: RunTable,
  uses: readonly (RunField | 'not-used' | undefined)[],
): number | null => {
  if (uses.includes('currency')) return null;
  const [index, ...others] = uses.flatMap((use, column) =>
    use === undefined && areCurrencyCodes(cellsOf(table, column)) ? [column] : [],
  );
  return index === undefined || others.length > 0 ? null : index;
};

/** The one column without a known name that holds mostly IBANs, where no other one is the account. */
const findIbanColumn = (
  table: RunTable,
  uses: readonly (RunField | 'not-used' | undefined)[],
): number | null => {
  if (uses.includes('account')) return null;
  const [index, ...others] = uses.flatMap((use, column) => {
    const cells = cellsOf(table, column).filter((cell) => cell !== '');
    return use === undefined && cells.filter(isIban).length * 2 > cells.length ? [column] : [];
  });
  return index === undefined || others.length > 0 ? null : index;
};

/** What was kept for a column, where this partner has such a field. */
const keptFor = (
  name: string,
  kept: RunColumnMapping,
  fields: RunPartnerRules['fields'],
): RunField | 'not-used' | undefined => {
  const use = Object.hasOwn(kept, name) ? kept[name] : undefined;
  return use === 'not-used' || fields.some((field) => field === use) ? use : undefined;
};

/**
 * What the columns of a table mean: as the user said before, else by their names, or by their cells where they have none or
 * where these are currencies or IBANs.
 * Several may mean the same: which of them counts only the user can say.
 */
export const proposeColumnMapping = (
  table: RunTable,
  { fields }: Pick<RunPartnerRules, 'fields'>,
  kept: RunColumnMapping = {},
): RunColumnMapping => {
  const said = table.columns.map((name) => keptFor(name, kept, fields));
  const proposed = table.hasHeader
    ? findByNames(table)
    : // What the user has said of one column is not guessed of another.
      guessByCells(table).map((field) => (said.includes(field) ? undefined : field));
  const uses = said.map((use, index) => use ?? proposed[index]);
  const currency = findCurrencyByCells(table, uses);
  const iban = findIbanColumn(table, uses);
  return Object.fromEntries(
    table.columns.flatMap((name, index) => {
      const found = index === iban ? 'account' : uses[index];
      const use = index === currency ? 'currency' : found;
      return use === undefined || (use !== 'not-used' && !fields.includes(use)) ? [] : [[name, use] as const];
    }),
  );
};
