import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  dana,
  openAdministration,
  press,
  provider,
  says,
  typeInto,
} from '../../../test/openAdministration.tsx';
import { later } from '../../../test/later.ts';
import { sampleConfiguration } from '../../../test/sampleDependencies.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./AdministrationPages.tsx'));
afterEach(cleanup);

const search = 'E-mail, organization, telephone or client id';
/** What stands in the row of each listed account. */
const listed = () => screen.getAllByRole('radio').map((radio) => radio.closest('tr')?.textContent);
/** The calls that were made, but for the client ids that every list asks for. */
const but = (sent: readonly unknown[][]) => sent.filter(([name]) => name !== 'integrations');

const account = (email: string, fxPartner?: string) => ({
  ...dana,
  accountId: email,
  email,
  details: fxPartner === undefined ? null : { fxPartner },
});

describe('the administrator tools', () => {
  it('are no page for anybody else, and the service is not asked (ROLE-2, S-72)', async () => {
    const { asked } = await openAdministration({}, ['auditor']);
    says('Page not found.');
    expect(asked()).toBe(0);
  });

  it('list accounts when the button is pressed, and narrow them as one types (ADMIN-2, ADMIN-18, S-76)', async () => {
    const { sent } = await openAdministration();
    says('Press List Accounts to retrieve all accounts.');
    await press('List Accounts');
    expect(listed()).toEqual([
      expect.stringContaining('dana@harbor.test'),
      expect.stringContaining('robin@blank.test admin'),
    ]);
    typeInto(search, 'ROBIN');
    expect(listed()).toHaveLength(1);
    expect(but(sent)).toEqual([['accounts', '']]);
    typeInto(search, 'nobody');
    says('No accounts found.');
    await press('List Accounts');
    expect(but(sent)[1]).toEqual(['accounts', 'nobody']);
  });

  it('say that an account must be chosen first (ADMIN-16)', async () => {
    const { sent } = await openAdministration();
    await press('Assign');
    says('Please select an account first.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('give nothing to somebody who was chosen and is out of sight', async () => {
    const { sent } = await openAdministration();
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    typeInto(search, 'robin');
    await press('Assign');
    says('Please select an account first.');
    expect(but(sent).map(([name]) => name)).toEqual(['accounts']);
  });

  it('show what stands there and what will, and send nothing before that is confirmed (ADMIN-24)', async () => {
    const { sent } = await openAdministration();
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Roles none admin' })).toBeTruthy();
    await press('Cancel');
    expect(sent.some(([name]) => name === 'assignRole')).toBe(false);
    await press('Assign');
    await press('Make This Change');
    expect(sent.filter(([name]) => name === 'assignRole')).toEqual([
      ['assignRole', { accountId: 'a-1' }, 'admin', true, 'v1'],
    ]);
    expect(but(sent).at(-1)).toEqual(['accounts', '']);
    says('Role set.');
    says('r-5');
  });

  it('send nothing where what is wanted is so, and tell that as done', async () => {
    const { sent } = await openAdministration();
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/robin@blank\.test/));
    await press('Assign');
    says('robin@blank.test is an administrator.');
    expect(sent.some(([name]) => name === 'assignRole')).toBe(false);
  });

  it.each([
    ['whose answer was lost', { kind: 'no-answer', message: 'No answer.', requestId: null }],
    [
      'that was refused: a browser may send a call twice',
      { kind: 'refused', message: 'It is so already.', requestId: null },
    ],
  ] as const)('tell a change as done that stands there by now, %s', async (_what, answer) => {
    const roles: string[] = [];
    await openAdministration({
      inspect: async () => succeeded({ account: { ...dana, userRoles: [...roles] }, integration: null }),
      assignRole: async () => {
        roles.push('admin');
        return failed(answer);
      },
    });
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    await press('Make This Change');
    says('dana@harbor.test is an administrator.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say why a change was refused that is not so, with its request (ADMIN-15)', async () => {
    const { sent } = await openAdministration({
      assignRole: async () => failed({ kind: 'refused', message: 'Not you.', requestId: 'r-8' }),
    });
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    await press('Make This Change');
    says('Error: Not you.');
    says('r-8');
    expect(sent.filter(([name]) => name === 'inspect')).toHaveLength(3);
  });

  it('do not look for a change that was refused because nobody is signed in any more', async () => {
    const { sent } = await openAdministration({
      assignRole: async () => failed({ kind: 'session-lost', message: 'Sign in again.', requestId: null }),
    });
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    await press('Make This Change');
    says('Error: Sign in again.');
    expect(sent.filter(([name]) => name === 'inspect')).toHaveLength(2);
  });

  it('do not look for a change that never left', async () => {
    vi.stubGlobal('reportError', () => undefined);
    const unreachable = { now: false };
    const { sent } = await openAdministration({}, ['admin'], sampleConfiguration, () => unreachable.now);
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    unreachable.now = true;
    await press('Make This Change');
    vi.unstubAllGlobals();
    says('Error: The accounts service did not answer. Check your connection and try again.');
    expect(but(sent).map(([name]) => name)).toEqual(['accounts', 'inspect']);
  });

  it('say of a change that throws once it has left that it may be made, and look for it', async () => {
    vi.stubGlobal('reportError', () => undefined);
    await openAdministration({ assignRole: () => Promise.reject(new Error('nobody foresaw this')) });
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    await press('Make This Change');
    vi.unstubAllGlobals();
    says(
      'Error: The accounts service gave an answer that could not be read. It is not known whether the change was made. Look before you make it again.',
    );
  });

  it('warn of a missing integration only where the partner of the account gives them', async () => {
    await openAdministration({
      accounts: async () =>
        succeeded([account('a@x.test', 'corpay'), account('b@x.test', 'ofx'), account('c@x.test')]),
    });
    await press('List Accounts');
    expect(listed()).toEqual([
      'a@x.testnoneno integrationcorpay',
      'b@x.testnonenoneofx',
      'c@x.testnoneno integrationnone',
    ]);
    expect(document.querySelectorAll('.badge-warning')).toHaveLength(1);
  });

  it('say that a call is on its way, and the error with its request (ADMIN-15, ADMIN-19)', async () => {
    const { promise, resolve } = later<Awaited<ReturnType<AccountAdministration['accounts']>>>();
    await openAdministration({ accounts: () => promise });
    await press('List Accounts');
    says('Processing, please wait...');
    await act(async () =>
      resolve(failed({ kind: 'server-trouble', message: 'It is down.', requestId: 'r-7' })),
    );
    says('Error: It is down.');
    says('r-7');
    expect(screen.queryByText('Processing, please wait...')).toBeNull();
  });

  it('write a customer key for the provider, and forget it when it was taken (ADMIN-5 to ADMIN-7, ADMIN-20, S-75)', async () => {
    const { promise, resolve } = later<Awaited<ReturnType<AccountAdministration['updateIntegration']>>>();
    const { sent } = await openAdministration({ updateIntegration: () => promise });
    typeInto('Client id', '1023API_USER');
    await press('Set Integration');
    says('Invalid format.');
    says('Required field.');
    typeInto('Client id', '10299API_USER');
    typeInto('Key', 'short');
    says('Min length is 8');
    typeInto('Key', 'the-whole-key');
    expect(screen.getByLabelText('Key')).toHaveProperty('type', 'password');
    expect(screen.getByLabelText('Parent')).toHaveProperty('readOnly', true);
    await press('Set Integration');
    expect(screen.getByRole('dialog').textContent).not.toContain('the-whole-key');
    await press('Make This Change');
    says('Setting integration...');
    await act(async () => resolve(succeeded({ message: 'Key set.', integrationId: 'i-7' })));
    says('Key set. Its key begins with the-, 13 characters.');
    expect(screen.getByLabelText('Key')).toHaveProperty('value', '');
    expect(sent.find(([name]) => name === 'updateIntegration')?.[1]).toEqual({
      integrationId: '',
      clientId: '10299API_USER',
      parentId: '10000API_USER',
      kind: 'corpayClient',
      key: 'the-whole-key',
    });
  });

  it.each(['no-answer', 'server-trouble'] as const)(
    'look for an integration after %s, and tell how it stands there, never as made: its key may be another one',
    async (kind) => {
      const made = {
        integrationId: 'i-9',
        clientId: '10299API_USER',
        parentId: '10000API_USER',
        kind: 'corpayClient',
      };
      const kept: (typeof made)[] = [];
      await openAdministration({
        integrations: async () => succeeded([provider, ...kept]),
        updateIntegration: async () => {
          kept.push(made);
          return failed({ kind, message: 'It is there already.', requestId: null });
        },
      });
      typeInto('Client id', '10299API_USER');
      typeInto('Key', 'the-whole-key');
      await press('Set Integration');
      await press('Make This Change');
      says(
        /It is not known whether the change was made\. .*The integration of 10299API_USER stands there now: i-9\. How its key begins is not told/,
      );
    },
  );

  it('list integrations in a table (ADMIN-4)', async () => {
    await openAdministration();
    await press('List Integrations');
    expect(screen.getByRole('row', { name: 'i-1 10233API_USER corpayClient 10000API_USER' })).toBeTruthy();
  });

  it('show changes only where a place for them is configured', async () => {
    await openAdministration();
    expect(screen.getByRole('button', { name: 'List Accounts' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'List Changes' })).toBeNull();
    cleanup();
    const change = {
      at: '2026-11-22T12:00:00Z',
      by: 'robin@blank.test',
      action: 'assign-role',
      target: 'dana@harbor.test',
      before: { userRoles: [] },
      after: { userRoles: ['admin'] },
      requestId: 'r-9',
    };
    await openAdministration({ changes: async () => succeeded([change]) }, ['admin'], {
      ...sampleConfiguration,
      administration: { providerParentCode: '10000API_USER', auditPath: '/admin/audit' },
    });
    await press('List Changes');
    says('userRoles: none → userRoles: admin');
    says(/robin@blank\.test, .*request r-9/);
  });
});
