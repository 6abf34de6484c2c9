import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dana, openAdministration, press, typeInto } from '../../../test/openAdministration.tsx';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('../page/AdministrationPages.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const search = 'E-mail, organization, telephone or client id';
const customer = (email: string, orgName: string, phone: string, fxPartner: string, more = {}) => ({
  ...dana,
  accountId: `a-${email}`,
  email,
  details: { orgName, phone, fxPartner },
  ...more,
});
const all = [
  customer('dana@x.test', 'Harbor Lane Imports', '503-555-0114', 'corpay', { integrationId: 'i-1' }),
  customer('ines@x.test', 'Juniper Row', '503-555-0121', 'ofx', { userRoles: ['admin'] }),
  customer('lee@y.test', 'Waiting Room Goods', '503-555-0177', 'corpay'),
];
/** As the service finds them: by a part of the e-mail. */
const accounts = async (asked: string) => succeeded(all.filter(({ email }) => email.includes(asked)));
const emails = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
const typed = (text: string): Promise<void> => act(async () => typeInto(search, text));
const count = () => document.querySelector('.list-count')?.textContent ?? '';
const asksForAccounts = (sent: readonly unknown[][]) =>
  sent.filter(([name]) => name === 'accounts').map(([, asked]) => asked);

describe('accounts are found', () => {
  it.each([
    ['lee@', ['lee@y.test']],
    ['harbor lane', ['dana@x.test']],
    ['503 555 0121', ['ines@x.test']],
    ['10233', ['dana@x.test']],
  ])('by %j as one types', async (text, found) => {
    await openAdministration({ accounts });
    await press('List Accounts');
    await typed(text);
    expect(emails()).toEqual(found);
  });

  it('among all of them, although only some were listed before', async () => {
    const { sent } = await openAdministration({ accounts });
    await typed('dana@x');
    await press('List Accounts');
    expect([emails(), asksForAccounts(sent)]).toEqual([['dana@x.test'], ['dana@x']]);
    await typed('waiting');
    expect([emails(), asksForAccounts(sent)]).toEqual([['lee@y.test'], ['dana@x', '']]);
    await typed('');
    expect([emails().length, asksForAccounts(sent).length]).toEqual([3, 2]);
  });

  it('by an organization that no e-mail holds, when the button is pressed (S-76)', async () => {
    const { sent } = await openAdministration({ accounts });
    await typed('juniper');
    await press('List Accounts');
    expect([emails(), asksForAccounts(sent)]).toEqual([['ines@x.test'], ['juniper', '']]);
    expect(screen.queryByText('No accounts found.')).toBeNull();
  });

  it('or not, which is said only where all of them are known (ADMIN-17)', async () => {
    await openAdministration({
      accounts: async (asked) =>
        asked === '' ? failed({ kind: 'no-answer', message: 'No answer.', requestId: null }) : succeeded([]),
    });
    await typed('juniper');
    await press('List Accounts');
    expect(screen.queryByText('No accounts found.')).toBeNull();
    expect(screen.getByText('Error: No answer.')).toBeTruthy();
    expect(screen.getByText('Not all accounts were searched. Press List Accounts to go on.')).toBeTruthy();
  });

  it('by role, by partner and without an integration, and counted', async () => {
    await openAdministration({ accounts });
    await press('List Accounts');
    expect(count()).toContain('3 accounts');
    fireEvent.change(screen.getByLabelText('With role'), { target: { value: 'admin' } });
    expect(emails()).toEqual(['ines@x.test']);
    expect(count()).toContain('1 of 3 accounts');
    fireEvent.change(screen.getByLabelText('With role'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Partner'), { target: { value: 'corpay' } });
    fireEvent.click(screen.getByLabelText('Without integration'));
    expect(emails()).toEqual(['lee@y.test']);
  });

  it('sorted by what heads a column, and at a second press the other way', async () => {
    await openAdministration({ accounts });
    await press('List Accounts');
    expect(screen.getByRole('columnheader', { name: 'E-mail' }).getAttribute('aria-sort')).toBe('ascending');
    await press('Organization');
    await press('Organization');
    expect(emails()).toEqual(['lee@y.test', 'ines@x.test', 'dana@x.test']);
    expect(screen.getByRole('columnheader', { name: 'Organization' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('without their client ids where the integrations cannot be read, and that is said', async () => {
    await openAdministration({
      accounts,
      integrations: async () => failed({ kind: 'no-answer', message: 'No answer.', requestId: null }),
    });
    await press('List Accounts');
    expect(emails()).toHaveLength(3);
    expect(screen.getByText('The client ids are not known: No answer.')).toBeTruthy();
  });

  it('by the thousand, of which fifty are drawn at a time, because each key draws them anew', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) =>
      customer(`c${String(at).padStart(4, '0')}@x.test`, `Company ${at}`, '', 'corpay'),
    );
    await openAdministration({ accounts: async () => succeeded(many) });
    await press('List Accounts');
    expect([emails().length, count()]).toEqual([50, expect.stringContaining('5,000 accounts')]);
    expect(screen.getByText('The first 50 of 5,000 are shown.')).toBeTruthy();
    await press('Show more');
    expect(emails()).toHaveLength(100);
    await typed('company 4999');
    expect(emails()).toEqual(['c4999@x.test']);
  });

  it('as a file of what is found', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:';
      },
      revokeObjectURL: () => undefined,
    });
    await openAdministration({ accounts });
    await press('List Accounts');
    await typed('harbor');
    await press('Download CSV');
    expect((await files[0]?.text())?.split('\r\n')).toEqual([
      expect.stringContaining('E-mail,Organization,Telephone'),
      'dana@x.test,Harbor Lane Imports,503-555-0114,corpay,10233API_USER,,steamchain,i-1,a-dana@x.test',
      '',
    ]);
  });
});
