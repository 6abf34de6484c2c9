import { describe, expect, it } from 'vitest';
import type { AdminAccount } from './adminAccount.ts';
import { planIntegrationAssignment, planRoleChange } from './plannedChange.ts';

const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: ['auditor'],
  integrationId: 'i-1',
  origin: 'steamchain',
  details: null,
};
const known = [{ integrationId: 'i-1', clientId: '10233API_USER', parentId: 'p', kind: 'corpayClient' }];
describe('what a change would do is shown before it is made', () => {
  it('giving and taking the role leaves every other role as it is', () => {
    expect(planRoleChange(dana, true)).toEqual({
      title: 'dana@harbor.test becomes an administrator.',
      rows: [{ label: 'Roles', before: 'auditor', after: 'auditor, admin' }],
      alreadySo: null,
    });
    expect(planRoleChange({ ...dana, userRoles: ['admin'] }, false).rows).toEqual([
      { label: 'Roles', before: 'admin', after: 'none' },
    ]);
  });

  it('taking the role keeps the others, and says who is no administrator any more', () => {
    expect(planRoleChange({ ...dana, userRoles: ['auditor', 'admin'] }, false)).toEqual({
      title: 'dana@harbor.test is no administrator any more.',
      rows: [{ label: 'Roles', before: 'auditor, admin', after: 'auditor' }],
      alreadySo: null,
      takesAway: true,
    });
  });

  it('what is so already is told as done', () => {
    expect(planRoleChange({ ...dana, userRoles: ['admin'] }, true).alreadySo).toBe(
      'dana@harbor.test is an administrator.',
    );
    expect(planRoleChange(dana, false).alreadySo).toBe('dana@harbor.test is no administrator.');
    expect(planIntegrationAssignment(dana, 'i-1', known).alreadySo).toBe(
      'dana@harbor.test has the integration 10233API_USER (i-1).',
    );
    const unconnected = { ...dana, integrationId: null };
    expect(planIntegrationAssignment(unconnected, '').alreadySo).toBe('dana@harbor.test has no integration.');
    expect(planIntegrationAssignment(unconnected, 'none').alreadySo).toBeNull();
  });

  it('an integration is told by its client id where it is known, and an empty one clears it (ADMIN-13)', () => {
    expect(planIntegrationAssignment(dana, '', known)).toMatchObject({
      title: 'dana@harbor.test loses its integration.',
      rows: [{ before: '10233API_USER (i-1)', after: 'none' }],
      asks: { question: 'Remove the integration of dana@harbor.test?', confirm: 'Remove the Integration' },
    });
    expect(planIntegrationAssignment(dana, '', known, { you: dana.email }).asks?.question).toBe(
      'Remove the integration of your account?',
    );
    expect(planIntegrationAssignment({ ...dana, integrationId: null }, 'i-9', known)).toMatchObject({
      title: 'dana@harbor.test gets an integration.',
      rows: [{ label: 'Integration', before: 'none', after: 'i-9' }],
    });
    expect(planIntegrationAssignment(dana, 'i-9', known).takesAway).toBe(true);
    expect(planIntegrationAssignment({ ...dana, integrationId: null }, 'i-9').takesAway).toBeUndefined();
  });

  it('an integration is told by its id while no list of integrations is known', () => {
    expect(planIntegrationAssignment(dana, 'i-9').rows).toEqual([
      { label: 'Integration', before: 'i-1', after: 'i-9' },
    ]);
  });

  it('who changes themselves is told so, and what they lose with it', () => {
    const robin = { ...dana, email: 'robin@blank.test', userRoles: ['admin'] };
    expect(planRoleChange(robin, false, robin.email)).toEqual({
      title: 'You are no administrator any more.',
      rows: [{ label: 'Roles', before: 'admin', after: 'none' }],
      alreadySo: null,
      takesAway: true,
      concerns: ['You lose these tools at once. Only another administrator can give them back to you.'],
    });
    expect(planRoleChange(robin, true, robin.email).alreadySo).toBe('You are an administrator.');
    expect(planRoleChange(dana, true, robin.email).title).toBe('dana@harbor.test becomes an administrator.');
    expect(planIntegrationAssignment(dana, '', known, { you: dana.email }).title).toBe(
      'You lose your integration.',
    );
    expect(planIntegrationAssignment(dana, 'i-2', known, { you: dana.email }).title).toBe(
      'You get another integration.',
    );
    expect(planIntegrationAssignment(dana, 'i-1', known, { you: dana.email }).alreadySo).toBe(
      'You have the integration 10233API_USER (i-1).',
    );
  });

  it('an integration that others have names them, and has its client id typed again', () => {
    const alone = { ...dana, integrationId: null };
    const shared = (sharedWith: readonly AdminAccount[], you?: string) =>
      planIntegrationAssignment(alone, 'i-1', known, { sharedWith, you: you ?? null });
    const lee = { ...dana, email: 'lee@waiting.test' };
    expect(shared([lee])).toMatchObject({
      concerns: [expect.stringMatching(/^lee@waiting\.test has it already\. Who shares an integration/)],
      typeAgain: '10233API_USER',
    });
    expect(shared([lee], lee.email).concerns?.[0]).toMatch(/^You have it already\./);
    expect(shared([lee, dana]).concerns?.[0]).toMatch(
      /^lee@waiting\.test and dana@harbor\.test have it already\./,
    );
    expect(shared([])).not.toHaveProperty('typeAgain');
  });
});
