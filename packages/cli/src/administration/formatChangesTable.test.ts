import { addNamesToChanges } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { expect, it } from 'vitest';
import { plainPaint } from '../../test/plainPaint.ts';
import { formatChangesTable } from './formatChangesTable.ts';

it('a change is shown with how its request id begins, by which it is found', () => {
  const change = {
    at: '2026-11-22T09:00:00.000Z',
    by: 'admin@sandbox.test',
    action: 'assign-role',
    target: 'ada@sandbox.test',
    before: null,
    after: { userRoles: 'admin' },
  };
  const ids = ['1f0c7a52-3c55-4f52-9a3e-0a3e4b1c2d3e', 'short-1', null];
  const shown = formatChangesTable(
    addNamesToChanges(
      ids.map((requestId) => ({ ...change, requestId })),
      { customers: [], integrations: [] },
    ),
    plainPaint,
  );
  expect(
    shown.split('\n').map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .at(-1),
    ),
  ).toEqual(['Request id', '1f0c7a52…', 'short-1', 'none']);
});
