import { describe, expect, it } from 'vitest';
import type { AdminAccount } from './adminAccount.ts';
import { plannedIntegration, plannedRole, plannedUpdate } from './plannedChange.ts';

const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: ['auditor'],
  integrationId: 'i-1',
  origin: 'steamchain',
  details: null,
};
const known = [{ integrationId: 'i-1', clientId: '10233API_USER', parentId: 'p', kind: 'corpayClient' }];
const update = {
  integrationId: '',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  key: ' a key ',
  kind: 'corpayClient',
};

describe('what a change would do is shown before it is made', () => {
  it('giving and taking the role leaves every other role as it is', () => {
    expect(plannedRole(dana, true)).toEqual({
      title: 'dana@harbor.test becomes an administrator.',
      rows: [{ label: 'Roles', before: 'auditor', after: 'auditor, admin' }],
      alreadySo: null,
    });
    expect(plannedRole({ ...dana, userRoles: ['admin'] }, false).rows).toEqual([
      { label: 'Roles', before: 'admin', after: 'none' },
    ]);
  });

  it('taking the role keeps the others, and says who is no administrator any more', () => {
    expect(plannedRole({ ...dana, userRoles: ['auditor', 'admin'] }, false)).toEqual({
      title: 'dana@harbor.test is no administrator any more.',
      rows: [{ label: 'Roles', before: 'auditor, admin', after: 'auditor' }],
      alreadySo: null,
    });
  });

  it('what is so already is told as done', () => {
    expect(plannedRole({ ...dana, userRoles: ['admin'] }, true).alreadySo).toBe(
      'dana@harbor.test is an administrator.',
    );
    expect(plannedRole(dana, false).alreadySo).toBe('dana@harbor.test is no administrator.');
    expect(plannedIntegration(dana, 'i-1', known).alreadySo).toBe(
      'dana@harbor.test has the integration 10233API_USER (i-1).',
    );
    const unconnected = { ...dana, integrationId: null };
    expect(plannedIntegration(unconnected, '').alreadySo).toBe('dana@harbor.test has no integration.');
    expect(plannedIntegration(unconnected, 'none').alreadySo).toBeNull();
  });

  it('an integration is told by its client id where it is known, and an empty one clears it (ADMIN-13)', () => {
    expect(plannedIntegration(dana, '', known)).toMatchObject({
      title: 'dana@harbor.test loses its integration.',
      rows: [{ before: '10233API_USER (i-1)', after: 'none' }],
    });
    expect(plannedIntegration({ ...dana, integrationId: null }, 'i-9', known)).toMatchObject({
      title: 'dana@harbor.test gets another integration.',
      rows: [{ label: 'Integration', before: 'none', after: 'i-9' }],
    });
  });

  it('an integration is told by its id while no list of integrations is known', () => {
    expect(plannedIntegration(dana, 'i-9').rows).toEqual([
      { label: 'Integration', before: 'i-1', after: 'i-9' },
    ]);
  });

  it('a new integration is named by its client id, and had nothing before (ADMIN-14)', () => {
    expect(plannedUpdate({ ...update, parentId: '' }, known)).toEqual({
      title: 'An integration for 10233API_USER is made.',
      rows: [
        { label: 'Client id', before: 'none', after: '10233API_USER' },
        { label: 'Kind', before: 'none', after: 'corpayClient' },
        { label: 'Parent', before: 'none', after: 'none' },
        { label: 'Key', before: 'none', after: 'the one you gave' },
      ],
      alreadySo: null,
    });
  });

  it('a changed integration is named by its id, and shows what it was (ADMIN-14)', () => {
    const another = { integrationId: 'i-2', clientId: '10444API_USER', parentId: 'q', kind: 'corpayPartner' };
    expect(plannedUpdate({ ...update, integrationId: 'i-2' }, [...known, another])).toEqual({
      title: 'The integration i-2 is changed.',
      rows: [
        { label: 'Client id', before: '10444API_USER', after: '10233API_USER' },
        { label: 'Kind', before: 'corpayPartner', after: 'corpayClient' },
        { label: 'Parent', before: 'q', after: '10000API_USER' },
        { label: 'Key', before: 'as it is', after: 'the one you gave' },
      ],
      alreadySo: null,
    });
  });

  it('of a key it is told that there is a new one, and nothing else (S-75)', () => {
    const plan = plannedUpdate({ ...update, integrationId: 'i-1', kind: 'corpayPartner' }, known);
    expect(plan.rows).toContainEqual({ label: 'Kind', before: 'corpayClient', after: 'corpayPartner' });
    expect(JSON.stringify(plannedUpdate(update, known))).not.toContain('a key');
    expect(plan.alreadySo).toBeNull();
  });
});
