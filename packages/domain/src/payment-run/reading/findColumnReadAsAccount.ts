import type { RunColumnMapping } from './columnMapping.ts';
import { findFieldOfColumn } from './columnAliases.ts';
import { headingOf, type RunTable } from './runTable.ts';

/** The column that is read as the account for its cells alone, since its name says nothing; null where there is none. */
export const findColumnReadAsAccount = (table: RunTable, mapping: RunColumnMapping): string | null =>
  table.columns.find(
    (name, index) => mapping[name] === 'account' && findFieldOfColumn(headingOf(table, index)) === undefined,
  ) ?? null;
