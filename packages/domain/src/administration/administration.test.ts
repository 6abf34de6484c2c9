import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../result/index.ts';
import {
  assignIntegration,
  assignRole,
  accountTargetOf,
  administrationFailureWords,
  checkIntegrationForm,
  filterAccounts,
  maskedDump,
  plannedIntegration,
  plannedRole,
  plannedUpdate,
  showFacts,
  updateIntegration,
  type AccountAdministration,
  type AdminAccount,
  type AdministrationFailure,
  type IntegrationUpdate,
} from './index.ts';

const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: ['auditor'],
  integrationId: 'i-1',
  origin: 'steamchain',
  details: null,
};
const known = [{ integrationId: 'i-1', clientId: '10233API_USER', parentId: 'p', kind: 'corpayClient' }];
const form: IntegrationUpdate = {
  integrationId: '',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  key: ' a key ',
  kind: 'corpayClient',
};

const failure = (kind: AdministrationFailure['kind']): AdministrationFailure => ({
  kind,
  message: 'Said the service.',
  requestId: 'r-1',
});

describe('a client id (ADMIN-7, S-73)', () => {
  it.each(['10233API_USER', ' 10233API_USER '])('%j is five digits and API_USER', (clientId) => {
    expect(checkIntegrationForm({ ...form, clientId })).toEqual({});
  });

  it.each([
    '1023API_USER',
    '102331API_USER',
    '10233 API_USER',
    '10233_API_USER',
    '10233api_user',
    'x10233API_USER',
  ])('%j is none', (clientId) => {
    expect(checkIntegrationForm({ ...form, clientId })).toEqual({ clientId: 'Invalid format.' });
  });

  it('of another provider has no form that is known here, but there must be one', () => {
    expect(checkIntegrationForm({ ...form, kind: 'facilitapayClient', clientId: 'acme-7' })).toEqual({});
    expect(checkIntegrationForm({ ...form, kind: 'facilitapayClient', clientId: ' ' })).toEqual({
      clientId: 'Required field.',
    });
  });
});

it('an integration needs a key and one of the known kinds (ADMIN-23, S-75)', () => {
  expect(checkIntegrationForm({ ...form, key: '', kind: 'ofxClient' })).toEqual({
    key: 'Required field.',
    kind: 'Invalid format.',
  });
  expect(checkIntegrationForm({ ...form, kind: '' })).toMatchObject({ kind: 'Required field.' });
});

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
    expect(plannedIntegration({ ...dana, integrationId: null }, 'i-9', known).rows).toEqual([
      { label: 'Integration', before: 'none', after: 'i-9' },
    ]);
  });

  it('of a key it is told that there is a new one, and nothing else (S-75)', () => {
    const plan = plannedUpdate({ ...form, integrationId: 'i-1', kind: 'corpayPartner' }, known);
    expect(plan.rows).toContainEqual({ label: 'Kind', before: 'corpayClient', after: 'corpayPartner' });
    expect(JSON.stringify(plannedUpdate(form, known))).not.toContain('a key');
    expect(plan.alreadySo).toBeNull();
  });
});

describe('a change', () => {
  const sent: unknown[] = [];
  const answering = (answer: Awaited<ReturnType<AccountAdministration['assignRole']>>) => {
    const call = async (...given: readonly unknown[]) => {
      sent.push(given);
      return answer;
    };
    return {
      assignRole: call,
      assignIntegration: call,
      updateIntegration: async (...given: readonly unknown[]) => {
        const made = await call(...given);
        return made.ok ? succeeded({ message: made.value, integrationId: 'i-7' }) : made;
      },
    } as unknown as AccountAdministration;
  };
  it('is sent as the service knows it, with the key exactly as it was given', async () => {
    const service = answering(succeeded('Done.'));
    expect(await assignRole(service, { accountId: 'a-1' }, false)).toEqual({
      kind: 'changed',
      message: 'Done.',
    });
    await assignIntegration(service, { accountId: 'a-1' }, ' ');
    expect(await updateIntegration(service, { ...form, clientId: ' 10233API_USER' })).toEqual({
      kind: 'changed',
      message: 'Done.',
      integrationId: 'i-7',
    });
    expect(sent).toEqual([[{ accountId: 'a-1' }, 'admin', false], [{ accountId: 'a-1' }, ''], [form]]);
  });

  it.each(['no-answer', 'server-trouble', 'unreadable'] as const)(
    'after %s may have been made',
    async (kind) => {
      const outcome = await assignRole(answering(failed(failure(kind))), {}, true);
      expect(outcome).toMatchObject({
        kind: 'unknown',
        failure: { message: expect.stringContaining('It is not known whether the change was made.') },
      });
    },
  );

  it.each(['forbidden', 'not-found', 'refused', 'session-lost'] as const)(
    'after %s was not made',
    async (kind) => {
      expect(await assignRole(answering(failed(failure(kind))), {}, true)).toEqual({
        kind: 'refused',
        failure: failure(kind),
      });
      expect(administrationFailureWords(failure(kind))).toBe('Error: Said the service.');
    },
  );
});

it('the list narrows to e-mails that contain what is typed, in any case (S-76)', () => {
  const accounts = [dana, { ...dana, email: 'Robin@Blank.test' }];
  expect(filterAccounts(accounts, ' BLANK')).toEqual([accounts[1]]);
  expect(filterAccounts(accounts, ' ')).toEqual(accounts);
  expect(filterAccounts(accounts, 'nobody')).toEqual([]);
});

it('an account is named by its e-mail or by its id', () => {
  expect([accountTargetOf(' dana@harbor.test '), accountTargetOf('a-1')]).toEqual([
    { email: 'dana@harbor.test' },
    { accountId: 'a-1' },
  ]);
});

it('a dump masks tokens and keys at every depth, and says which are absent (ADMIN-9, S-71)', () => {
  expect(
    maskedDump({
      theme: { title: 'FX' },
      user: { jwtToken: 'ey', refresh_token: null, roles: new Set(['admin']) },
      account: { fixerApiKey: 'k', partners: [{ clientSecret: 's', keyStart: '1023' }] },
    }),
  ).toEqual({
    theme: { title: 'FX' },
    user: { jwtToken: '***', refresh_token: null, roles: ['admin'] },
    account: { fixerApiKey: '***', partners: [{ clientSecret: '***', keyStart: '1023' }] },
  });
});

it('a record is told in one line', () => {
  expect(
    showFacts({ userRoles: ['admin', 'auditor'], integrationId: null, keyChanged: true, more: { a: 1 } }),
  ).toBe('userRoles: admin, auditor, integrationId: none, keyChanged: true, more: {"a":1}');
  expect(showFacts(null)).toBe('none');
});
