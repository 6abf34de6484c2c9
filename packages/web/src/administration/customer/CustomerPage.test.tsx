import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dana, openAdministration, press } from '../../../test/openAdministration.tsx';
import { fakeUser } from '../../../test/fakeIdentity.ts';
import { sampleConfiguration } from '../../../test/sampleDependencies.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('../page/AdministrationPages.tsx'));
afterEach(cleanup);

const account = {
  ...dana,
  integrationId: 'i-1',
  details: {
    orgName: 'Harbor Lane Imports',
    phone: '503-555-0114',
    city: 'Portland',
    fxPartner: 'corpay',
    apiKey: 'a whole key',
    theme: 'dark',
  },
};
const without = (fxPartner: string) => ({ ...account, integrationId: null, details: { fxPartner } });
const integration = {
  integrationId: 'i-1',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  kind: 'corpayClient',
  keyStart: '1023',
  keySince: '2026-11-22T12:00:00Z',
  parentKind: 'corpayPartner',
  parentKeyStart: '1000',
};
const change = {
  at: '2026-11-22T12:00:00Z',
  by: 'robin@blank.test',
  action: 'assign-role',
  target: dana.email,
  before: { userRoles: [] },
  after: { userRoles: ['admin'] },
  requestId: 'r-9',
};

const open = async (answers: Partial<AccountAdministration> = {}, address = '/secure/debug/accounts/a-1') => {
  const opened = await openAdministration(
    {
      inspect: async () => succeeded({ account, integration }),
      changes: async () =>
        succeeded([
          change,
          { ...change, target: 'robin@blank.test', requestId: 'r-8' },
          { ...change, target: 'i-1', action: 'update-integration', requestId: 'r-7' },
        ]),
      ...answers,
    },
    ['admin'],
    { ...sampleConfiguration, administration: { providerParentCode: 'x', auditPath: '/admin/audit' } },
    () => false,
    address,
  );
  await act(async () => undefined);
  return opened;
};
const fact = (label: string): string =>
  [...document.querySelectorAll('.fact')]
    .find((each) => each.querySelector('dt')?.textContent === label)
    ?.querySelector('dd')?.textContent ?? '';

describe('the page of an account', () => {
  it('shows what was changed elsewhere, once its reader comes back to it or asks for a change', async () => {
    const stands = { userRoles: [] as readonly string[] };
    await open({
      inspect: async () => succeeded({ account: { ...account, ...stands }, integration }),
    });
    expect(fact('Roles')).toBe('none');
    stands.userRoles = ['auditor'];
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(fact('Roles')).toBe('auditor');
    stands.userRoles = ['auditor', 'clerk'];
    await press('Give Administrator Role');
    expect(fact('Roles')).toContain('clerk');
  });

  it('shows the request that was written down, where the browser sent a change once more by itself', async () => {
    const written: (typeof change)[] = [];
    await open({
      changes: async () => succeeded(written),
      assignRole: async () => {
        written.push({ ...change, by: fakeUser.email, requestId: 'r-first' });
        return succeeded({ message: 'Role set.', requestId: 'r-second' });
      },
    });
    await press('Give Administrator Role');
    await press('Make This Change');
    const notice = screen.getByText('Role set.').closest('.notice');
    expect(notice?.textContent).toContain('r-first');
    expect(notice?.textContent).not.toContain('r-second');
  });

  it('tells organization, partner, client id, how the key begins and since when, and what was entered', async () => {
    const { sent } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbor Lane Imports');
    expect(sent).toContainEqual(['inspect', { accountId: 'a-1' }]);
    expect([fact('E-mail'), fact('Telephone'), fact('Partner'), fact('Client id')]).toEqual([
      'dana@harbor.test',
      '503-555-0114',
      'corpay',
      '10233API_USER',
    ]);
    expect(fact('Key begins')).toBe('1023');
    expect(fact('Key since')).toContain('Nov 22, 2026');
    expect([fact('City'), fact('theme')]).toEqual(['Portland', 'dark']);
    expect(document.body.textContent).not.toContain('a whole key');
  });

  it('tells the changes of the account and of its integration, and no others', async () => {
    await open();
    expect(screen.getByText(/request r-9/)).toBeTruthy();
    expect(screen.getByText(/request r-7/)).toBeTruthy();
    expect(screen.queryByText(/request r-8/)).toBeNull();
  });

  it('gives the role, and reads the account again', async () => {
    const roles: string[] = [];
    await open({
      inspect: async () => succeeded({ account: { ...account, userRoles: [...roles] }, integration }),
      assignRole: async (_target, role) => {
        roles.push(role);
        return succeeded({ message: 'Role set.' });
      },
    });
    await press('Give Administrator Role');
    await press('Make This Change');
    expect(screen.getByRole('button', { name: 'Take Administrator Role' })).toBeTruthy();
    expect(fact('Roles')).toBe('admin');
    expect(screen.getByRole('button', { name: /^Undo: / })).toBeTruthy();
  });

  it('connects the account with an integration that is chosen or named, and with no other one', async () => {
    const { sent } = await open({
      inspect: async () => succeeded({ account: { ...account, integrationId: null }, integration: null }),
    });
    expect(screen.queryByLabelText('E-mail or account id')).toBeNull();
    fireEvent.change(screen.getByLabelText('Integration id'), { target: { value: 'i-1' } });
    await press('Assign Integration');
    await press('Make This Change');
    expect(sent.find(([name]) => name === 'assignIntegration')?.slice(0, 3)).toEqual([
      'assignIntegration',
      { accountId: 'a-1' },
      'i-1',
    ]);
  });

  it('puts no opposite under the focus where the role was given meanwhile', async () => {
    const kept = { roles: [] as string[] };
    await open({
      inspect: async () => succeeded({ account: { ...account, userRoles: [...kept.roles] }, integration }),
    });
    screen.getByRole('button', { name: 'Give Administrator Role' }).focus();
    await press('Give Administrator Role');
    kept.roles = ['admin'];
    await press('Make This Change');
    expect(screen.getByText(/^Error: Changed meanwhile: /)).toBeTruthy();
    const opposite = screen.getByRole('button', { name: 'Take Administrator Role' });
    expect(document.activeElement).not.toBe(opposite);
    expect(document.activeElement?.textContent).toContain('Changed meanwhile');
  });

  it('takes an integration away by a button of its own, and by no form that is empty or names none', async () => {
    const { sent } = await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Integration' }), {
      target: { value: '99999API_USER' },
    });
    await press('Assign Integration');
    expect(screen.getByText('No integration is called 99999API_USER. Choose one of the list.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Integration' }), { target: { value: '' } });
    await press('Assign Integration');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^Choose an integration first/)).toBeTruthy();
    await press('Remove Integration');
    expect(screen.getByRole('dialog').textContent).toContain(
      'Nothing can be quoted or booked at its partner before the account has one again.',
    );
    await press('Remove the Integration');
    expect(sent.filter(([name]) => name === 'assignIntegration').map(([, , id]) => id)).toEqual(['']);
  });

  it('says that an integration is missing only where the partner gives them', async () => {
    await open({ inspect: async () => succeeded({ account: without('corpay'), integration: null }) });
    expect(screen.getByText('no integration')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('dana@harbor.test');
    cleanup();
    await open({ inspect: async () => succeeded({ account: without('ofx'), integration: null }) });
    expect(screen.getByText('This account has no integration.')).toBeTruthy();
  });

  it('says why it cannot be read, and is tried again', async () => {
    const answers = [
      failed({ kind: 'not-found' as const, message: 'There is no such account.', requestId: 'r-5' }),
    ];
    await open({ inspect: async () => answers.pop() ?? succeeded({ account, integration }) });
    expect(screen.getByText('Error: There is no such account.')).toBeTruthy();
    expect(screen.getByText('r-5')).toBeTruthy();
    await press('Try again');
    expect(fact('E-mail')).toBe('dana@harbor.test');
  });

  it('is no page for anybody else, nor is any other address below the tools (ROLE-2, S-72)', async () => {
    const { asked } = await openAdministration(
      {},
      ['auditor'],
      sampleConfiguration,
      () => false,
      '/secure/debug/accounts/a-1',
    );
    expect(screen.getByText('Page not found.')).toBeTruthy();
    expect(asked()).toBe(0);
    cleanup();
    await open({}, '/secure/debug/nothing');
    expect(screen.getByText('Page not found.')).toBeTruthy();
  });
});

it('after an Undo that was refused the page shows the account, its integration and the changes as they are now', async () => {
  const kept = { account: { ...account, userRoles: [] as string[] }, integration, changes: [change] };
  await open({
    inspect: async () => succeeded({ ...kept }),
    changes: async () => succeeded(kept.changes),
    assignRole: async () => {
      kept.account = { ...kept.account, userRoles: ['admin'] };
      return succeeded({ message: 'Role set.' });
    },
  });
  await press('Give Administrator Role');
  await press('Make This Change');
  expect(fact('Roles')).toBe('admin');
  kept.account = { ...kept.account, userRoles: [] };
  kept.integration = { ...integration, clientId: '10777API_USER' };
  kept.changes = [{ ...change, requestId: 'r-99' }, change];
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Undo: / }));
  });
  expect(screen.getByText(/Nothing is undone/)).toBeTruthy();
  expect([fact('Roles'), fact('Client id')]).toEqual(['none', '10777API_USER']);
  expect(screen.getByText(/request r-99/)).toBeTruthy();
});

it('what is so already, by another administrator, is shown on the page too', async () => {
  const kept = { account: { ...account, userRoles: [] as string[] }, integration };
  await open({ inspect: async () => succeeded({ ...kept }) });
  kept.account = { ...kept.account, userRoles: ['admin'] };
  await press('Give Administrator Role');
  expect(fact('Roles')).toBe('admin');
});
