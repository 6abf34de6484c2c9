import { csvText } from '../../spreadsheets/csvText.ts';
import type { NamedChange } from './namedChanges.ts';

const headings = [
  'When',
  'Administrator',
  'Change',
  'Of',
  'Before',
  'After',
  'Request',
  'Customer',
  'Client id',
];

/** The changes for a spreadsheet: moments in UTC as ISO 8601 writes them, no text that is computed. */
export const changesCsv = (changes: readonly NamedChange[]): string =>
  csvText([
    headings,
    ...changes.map(
      ({ change: { at, action, target, requestId }, by, before, after, customers, clientIds }) => [
        at,
        by,
        action,
        target,
        before,
        after,
        requestId ?? '',
        customers.join('; '),
        Object.values(clientIds).join('; '),
      ],
    ),
  ]);
