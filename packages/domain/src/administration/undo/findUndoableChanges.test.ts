import { describe, expect, it } from 'vitest';
import type { AdministratorChange } from '../administratorChange.ts';
import { findUndoableChanges } from './findUndoableChanges.ts';

const now = Date.parse('2026-11-22T12:10:00.000Z');
const you = 'robin@blank.test';
const change = (more: Partial<AdministratorChange> = {}): AdministratorChange => ({
  at: '2026-11-22T12:05:00.000Z',
  by: you,
  action: 'assign-role',
  target: 'dana@harbor.test',
  before: { userRoles: ['auditor'] },
  after: { userRoles: ['auditor', 'admin'] },
  requestId: null,
  ...more,
});
const madeAt = Date.parse(change().at);
const of = { accountId: null, email: 'dana@harbor.test', madeAt };
const given = change({
  action: 'assign-integration',
  before: { integrationId: null },
  after: { integrationId: 'i-1' },
});

describe('what can be undone of the changes that were written down', () => {
  it('is what this administrator made of roles and assignments in the last ten minutes', () => {
    expect(findUndoableChanges([change(), given], you, now)).toEqual([
      { ...of, kind: 'role', value: true },
      { ...of, kind: 'integration', before: '', after: 'i-1' },
    ]);
    const taken = change({ after: null });
    const cleared = change({ ...given, before: given.after, after: {} });
    expect(findUndoableChanges([taken, cleared], you, now)).toEqual([
      { ...of, kind: 'role', value: false },
      { ...of, kind: 'integration', before: 'i-1', after: '' },
    ]);
  });

  it.each([
    ['somebody else made it', [change({ by: 'ines@blank.test' })]],
    ['nobody knows who looks', [change({ by: '' })]],
    ['it is ten minutes old', [change({ at: '2026-11-22T12:00:00.000Z' })]],
    ['nobody knows when it was', [change({ at: 'once' })]],
    ['it is of an integration itself', [change({ action: 'update-integration' })]],
  ])('is nothing where %s', (_why, changes) => {
    expect(findUndoableChanges(changes, you, now)).toEqual([]);
  });

  it('names the integrations by the client ids that they had then', () => {
    const moved = change({ ...given, before: { integrationId: 'i-2' } });
    const renamed = change({
      action: 'update-integration',
      target: 'i-1',
      before: { clientId: '10233API_USER' },
      after: { clientId: '10444API_USER' },
    });
    const known = [
      { integrationId: 'i-1', clientId: '10444API_USER', parentId: '', kind: 'corpayClient' },
      { integrationId: 'i-2', clientId: '10299API_USER', parentId: '', kind: 'corpayClient' },
    ];
    expect(findUndoableChanges([renamed, moved], you, now, known)).toMatchObject([
      { clientIds: { before: '10299API_USER', after: '10233API_USER' } },
    ]);
  });

  it('is nothing that was changed again since, by whomever', () => {
    const later = change({ by: 'ines@blank.test', after: { userRoles: [] } });
    expect(findUndoableChanges([later, change()], you, now)).toEqual([]);
    expect(findUndoableChanges([change({ after: { userRoles: [] } }), change()], you, now)).toEqual([
      { ...of, kind: 'role', value: false },
    ]);
    const others = change({ target: 'lee@waiting.test', by: 'ines@blank.test' });
    expect(
      findUndoableChanges([others, given, change({ action: 'update-integration' }), change()], you, now),
    ).toHaveLength(2);
  });
});
