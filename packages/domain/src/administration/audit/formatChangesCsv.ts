import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { formatClientIdThenAndNow, type ChangeWithNames } from './addNamesToChanges.ts';

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
export const formatChangesCsv = (changes: readonly ChangeWithNames[]): string =>
  formatCsv([
    headings,
    ...changes.map(
      ({
        change: { at, action, target, requestId },
        by,
        before,
        after,
        customers,
        clientIds,
        clientIdsThen,
      }) => [
        at,
        by,
        action,
        target,
        before,
        after,
        requestId ?? '',
        customers.join('; '),
        Object.entries(clientIdsThen)
          .map(([id, then]) => formatClientIdThenAndNow(then, clientIds[id] ?? ''))
          .join('; '),
      ],
    ),
  ]);
