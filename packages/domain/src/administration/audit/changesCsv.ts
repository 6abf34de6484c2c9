import { csvText } from '../../spreadsheets/csvText.ts';
import { showFacts, type AdministratorChange } from '../administratorChange.ts';

const headings = ['When', 'Administrator', 'Change', 'Of', 'Before', 'After', 'Request'];

/** The changes for a spreadsheet: moments in UTC as ISO 8601 writes them, no text that is computed. */
export const changesCsv = (changes: readonly AdministratorChange[]): string =>
  csvText([
    headings,
    ...changes.map(({ at, by, action, target, before, after, requestId }) => [
      at,
      by,
      action,
      target,
      showFacts(before),
      showFacts(after),
      requestId ?? '',
    ]),
  ]);
