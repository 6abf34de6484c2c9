import { describe, expect, it } from 'vitest';
import type { AdminAccount } from '../adminAccount.ts';
import {
  undoableIntegrationChange,
  isUndoable,
  reverseUndoableChange,
  undoableRoleChange,
  describeUndoableChange,
  undoPeriodMs,
  whyUndoRefused,
} from './undoableChange.ts';

const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'Dana@harbor.test',
  userRoles: [],
  integrationId: 'I-1',
  origin: 'steamchain',
  details: null,
};
const robin: AdminAccount = { ...dana, accountId: 'a-2', email: 'robin@blank.test', integrationId: null };

describe('a change that can be undone', () => {
  it('can for ten minutes', () => {
    const made = undoableRoleChange(dana, true, 1_000);
    expect(undoPeriodMs).toBe(600_000);
    expect([isUndoable(made, 600_999), isUndoable(made, 601_000)]).toEqual([true, false]);
    expect([isUndoable(made, -598_999), isUndoable(made, -599_000)]).toEqual([true, false]);
  });

  it('says what was done', () => {
    expect(describeUndoableChange(undoableRoleChange(dana, true, 0))).toBe(
      'Dana@harbor.test became an administrator.',
    );
    expect(describeUndoableChange(undoableRoleChange(dana, false, 0))).toBe(
      'Dana@harbor.test lost the role of administrators.',
    );
    expect(describeUndoableChange(undoableIntegrationChange(dana, ' ', 0))).toBe(
      'Dana@harbor.test lost its integration.',
    );
    expect(describeUndoableChange(undoableIntegrationChange(dana, 'i-2', 0))).toBe(
      'Dana@harbor.test got another integration.',
    );
    expect(describeUndoableChange(undoableIntegrationChange(robin, 'i-2', 0))).toBe(
      'robin@blank.test got an integration.',
    );
  });

  it('names the integrations by their client ids where they are known', () => {
    const known = [
      { integrationId: 'I-1', clientId: '10233API_USER', parentId: '', kind: 'corpayClient' },
      { integrationId: 'i-2', clientId: '10299API_USER', parentId: '', kind: 'corpayClient' },
    ];
    const moved = undoableIntegrationChange(dana, 'i-2', 0, known);
    expect(describeUndoableChange(moved)).toBe(
      'Dana@harbor.test got the integration 10299API_USER in place of 10233API_USER.',
    );
    expect(describeUndoableChange(reverseUndoableChange(moved, 1))).toBe(
      'Dana@harbor.test got the integration 10233API_USER in place of 10299API_USER.',
    );
    expect(describeUndoableChange(undoableIntegrationChange(robin, 'i-2', 0, known))).toBe(
      'robin@blank.test got the integration 10299API_USER.',
    );
  });

  it('keeps what stood there before', () => {
    expect(undoableIntegrationChange(dana, ' i-2 ', 7)).toEqual({
      kind: 'integration',
      accountId: 'a-1',
      email: 'Dana@harbor.test',
      before: 'I-1',
      after: 'i-2',
      madeAt: 7,
    });
    expect(undoableIntegrationChange(robin, 'i-2', 7)).toMatchObject({ before: '' });
    expect(undoableRoleChange(dana, false, 7)).toEqual({
      kind: 'role',
      accountId: 'a-1',
      email: 'Dana@harbor.test',
      value: false,
      madeAt: 7,
    });
  });

  it('is undone where all stands as it was left', () => {
    expect(
      whyUndoRefused(undoableRoleChange(dana, true, 0), { ...dana, userRoles: ['auditor', 'admin'] }),
    ).toBeNull();
    expect(whyUndoRefused(undoableRoleChange(dana, false, 0), dana)).toBeNull();
    expect(whyUndoRefused(undoableIntegrationChange(robin, 'I-1', 0), dana)).toBeNull();
    expect(whyUndoRefused(undoableIntegrationChange(dana, '', 0), robin)).toBeNull();
  });

  it.each([
    [undoableRoleChange(dana, true, 0), dana, 'no role'],
    [
      undoableRoleChange(dana, false, 0),
      { ...dana, userRoles: ['auditor', 'admin'] },
      'the role auditor, admin',
    ],
    [undoableIntegrationChange(dana, 'i-2', 0), dana, 'the integration I-1'],
    [undoableIntegrationChange(dana, 'i-2', 0), { ...dana, integrationId: null }, 'no integration'],
  ])('is not undone where it was changed again since, and the state is told', (made, now, state) => {
    expect(whyUndoRefused(made, now)).toBe(
      `Nothing is undone: it was changed again since. Dana@harbor.test has ${state} now.`,
    );
  });
});
