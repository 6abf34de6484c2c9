import { isCurrency } from '../../geography/currency.ts';
import { readPastedAmount } from '../../money/readPastedAmount.ts';
import type { RunField } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import { findFieldOfColumn } from './columnAliases.ts';
import { headingOf, type RunTable } from './runTable.ts';

/**
 * What the columns of a table mean, by their names. One that is not named has no meaning that is known; `not-used` is what
 * the user has said. It is plain JSON, to be kept for the next table.
 */
export type RunColumnMapping = Readonly<Record<string, RunField | 'not-used'>>;

/** What the columns without a name seem to hold: the payee first, amounts, and one or two currencies. */
const guessByCells = ({ columns, rows }: RunTable): readonly (RunField | undefined)[] => {
  const currencies: RunField[] = ['currency', 'settlementCurrency'];
  return columns.map((_name, index) => {
    const cells = rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) return undefined;
    if (index === 0) return 'payee';
    if (cells.every((cell) => isCurrency(cell.toUpperCase()))) return currencies.shift();
    return cells.every((cell) => readPastedAmount(cell, null) !== null) ? 'amount' : undefined;
  });
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
 * What the columns of a table mean: as the user said before, else by their names, or by their cells where they have none.
 * Several may mean the same: which of them counts only the user can say.
 */
export const proposeColumnMapping = (
  table: RunTable,
  { fields }: Pick<RunPartnerRules, 'fields'>,
  kept: RunColumnMapping = {},
): RunColumnMapping => {
  const said = table.columns.map((name) => keptFor(name, kept, fields));
  const proposed = table.hasHeader
    ? table.columns.map((_name, index) => findFieldOfColumn(headingOf(table, index)))
    : // What the user has said of one column is not guessed of another.
      guessByCells(table).map((field) => (said.includes(field) ? undefined : field));
  return Object.fromEntries(
    table.columns.flatMap((name, index) => {
      const use = said[index] ?? proposed[index];
      return use === undefined || (use !== 'not-used' && !fields.includes(use)) ? [] : [[name, use] as const];
    }),
  );
};
