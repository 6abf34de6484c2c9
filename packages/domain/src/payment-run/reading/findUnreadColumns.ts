import { heldRowHeadings } from '../report/formatHeldRows.ts';
import type { RunColumnMapping } from './columnMapping.ts';
import type { RunTable } from './runTable.ts';

/** The columns of which nobody knows what they mean although something stands in them, so that it is not read. */
export const findUnreadColumns = (
  { columns, rows }: RunTable,
  mapping: RunColumnMapping,
): readonly string[] =>
  columns.filter(
    (name, index) =>
      !Object.hasOwn(mapping, name) &&
      !heldRowHeadings.includes(name) &&
      rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  );
