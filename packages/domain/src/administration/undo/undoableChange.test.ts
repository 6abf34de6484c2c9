import { describe, expect, it } from 'vitest';
import type { AdminAccount } from '../adminAccount.ts';
import {
  integrationChange,
  isUndoable,
  reverseUndoableChange,
  roleChange,
  undoableText,
  undoForMs,
  undoRefusal,
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
    const made = roleChange(dana, true, 1_000);
    expect(undoForMs).toBe(600_000);
    expect([isUndoable(made, 600_999), isUndoable(made, 601_000)]).toEqual([true, false]);
    expect([isUndoable(made, -598_999), isUndoable(made, -599_000)]).toEqual([true, false]);
  });

  it('says what was done', () => {
    expect(undoableText(roleChange(dana, true, 0))).toBe('Dana@harbor.test became an administrator.');
    expect(undoableText(roleChange(dana, false, 0))).toBe(
      'Dana@harbor.test lost the role of administrators.',
    );
    expect(undoableText(integrationChange(dana, ' ', 0))).toBe('Dana@harbor.test lost its integration.');
    expect(undoableText(integrationChange(dana, 'i-2', 0))).toBe('Dana@harbor.test got another integration.');
    expect(undoableText(integrationChange(robin, 'i-2', 0))).toBe('robin@blank.test got an integration.');
  });

  it('names the integrations by their client ids where they are known', () => {
    const known = [
      { integrationId: 'I-1', clientId: '10233API_USER', parentId: '', kind: 'corpayClient' },
      { integrationId: 'i-2', clientId: '10299API_USER', parentId: '', kind: 'corpayClient' },
    ];
    const moved = integrationChange(dana, 'i-2', 0, known);
    expect(undoableText(moved)).toBe(
      'Dana@harbor.test got the integration 10299API_USER in place of 10233API_USER.',
    );
    expect(undoableText(reverseUndoableChange(moved, 1))).toBe(
      'Dana@harbor.test got the integration 10233API_USER in place of 10299API_USER.',
    );
    expect(undoableText(integrationChange(robin, 'i-2', 0, known))).toBe(
      'robin@blank.test got the integration 10299API_USER.',
    );
  });

  it('keeps what stood there before', () => {
    expect(integrationChange(dana, ' i-2 ', 7)).toEqual({
      kind: 'integration',
      accountId: 'a-1',
      email: 'Dana@harbor.test',
      before: 'I-1',
      after: 'i-2',
      madeAt: 7,
    });
    expect(integrationChange(robin, 'i-2', 7)).toMatchObject({ before: '' });
    expect(roleChange(dana, false, 7)).toEqual({
      kind: 'role',
      accountId: 'a-1',
      email: 'Dana@harbor.test',
      value: false,
      madeAt: 7,
    });
  });

  it('is undone where all stands as it was left', () => {
    expect(undoRefusal(roleChange(dana, true, 0), { ...dana, userRoles: ['auditor', 'admin'] })).toBeNull();
    expect(undoRefusal(roleChange(dana, false, 0), dana)).toBeNull();
    expect(undoRefusal(integrationChange(robin, 'I-1', 0), dana)).toBeNull();
    expect(undoRefusal(integrationChange(dana, '', 0), robin)).toBeNull();
  });

  it.each([
    [roleChange(dana, true, 0), dana, 'no role'],
    [roleChange(dana, false, 0), { ...dana, userRoles: ['auditor', 'admin'] }, 'the role auditor, admin'],
    [integrationChange(dana, 'i-2', 0), dana, 'the integration I-1'],
    [integrationChange(dana, 'i-2', 0), { ...dana, integrationId: null }, 'no integration'],
  ])('is not undone where it was changed again since, and the state is told', (made, now, state) => {
    expect(undoRefusal(made, now)).toBe(
      `Nothing is undone: it was changed again since. Dana@harbor.test has ${state} now.`,
    );
  });
});
