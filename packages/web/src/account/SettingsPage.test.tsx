import type { Account, AccountSettings } from '@fx-gateway/domain/account/account.ts';
import type { AccountFailure } from '@fx-gateway/domain/account/accountDirectory.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { identityContext } from '../identity/identityContext.ts';
import { fakeIdentity } from '../../test/fakeIdentity.ts';
import { paths } from '../routing/paths.ts';
import { PageReload } from '../reload/PageReload.ts';
import { reloadContext } from '../reload/reloadContext.ts';
import { makeSessionFlags } from '../reload/sessionFlags.ts';
import { accountContext } from './accountContext.ts';
import { AccountStore } from './AccountStore.ts';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(cleanup);

const settings: AccountSettings = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  orgName: 'Harbor Lane Imports',
  email: 'dana@harbor.test',
  phone: '503-555-0114',
  address: '420 Harbor Lane',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
};

const open = async (
  known: AccountSettings | null,
  {
    refusal = null,
    passwords = {},
  }: { refusal?: AccountFailure | null; passwords?: Parameters<typeof fakeIdentity>[0] } = {},
) => {
  const sent: AccountSettings[] = [];
  const elsewhere: { settings: AccountSettings | null } = { settings: null };
  const account: Account = {
    accountId: 'account-1',
    userRoles: new Set(),
    settings: known,
    fixerApiKey: null,
    message: null,
    partners: [],
    exchanges: [],
  };
  const reload = new PageReload({ marks: makeSessionFlags(() => sessionStorage), reload: () => undefined });
  const store = new AccountStore({
    reload,
    exclusively: runWithoutExclusion,
    connect: async () => ({
      load: async () => succeeded({ ...account, settings: elsewhere.settings ?? sent.at(-1) ?? known }),
      save: async (next) => {
        sent.push(next);
        return refusal === null ? succeeded(undefined) : failed(refusal);
      },
    }),
  });
  const { store: identity, calls } = fakeIdentity(passwords);
  await identity.start();
  await store.start();
  render(
    <reloadContext.Provider value={reload}>
      <identityContext.Provider value={identity}>
        <accountContext.Provider value={store}>
          <MemoryRouter initialEntries={[paths.secure.settings]}>
            <SettingsPage />
          </MemoryRouter>
        </accountContext.Provider>
      </identityContext.Provider>
    </reloadContext.Provider>,
  );
  return { sent, calls, elsewhere };
};

const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const fill = (old: string, next: string, again: string): void => {
  type('Old Password', old);
  type('New Password', next);
  type('Confirm New Password', again);
};
const send = (): Promise<void> =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('Old Password'));
  });

/** False when the page asks before it is left. */
const leaving = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const refuseChange = async () =>
  failed({ name: 'LimitExceededException', message: 'Attempt limit exceeded.' });

const limitField = () => screen.getByLabelText<HTMLInputElement>('Limit for the margin, in percent');

describe('the limit of a margin (COST-2)', () => {
  it('is one percent at first, and what the user types, from then on', async () => {
    await open(settings);
    expect(limitField().value).toBe('1');
    type('Limit for the margin, in percent', '0.25');
    cleanup();
    await open(settings);
    expect(limitField().value).toBe('0.25');
    localStorage.clear();
  });

  it('stays as it was while something else is typed, which is said when the field is left', async () => {
    await open(settings);
    type('Limit for the margin, in percent', '2');
    type('Limit for the margin, in percent', 'much');
    expect(screen.queryByText('Enter a number from 0 to 100, such as 0.5.')).toBeNull();
    fireEvent.blur(limitField());
    expect(screen.getByText('Enter a number from 0 to 100, such as 0.5.')).toBeTruthy();
    cleanup();
    await open(settings);
    expect(limitField().value).toBe('2');
    localStorage.clear();
  });
});

describe('the organization', () => {
  it('is read first, edited on request, and read again once it is saved (SET-1 to SET-3)', async () => {
    const { sent } = await open(settings);
    const inSight: string[] = [];
    Element.prototype.scrollIntoView = function bring() {
      inSight.push(this.textContent);
    };
    expect(screen.getByText('Harbor Lane Imports')).toBeTruthy();
    await press('Edit Organization');
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
    type('City', 'Salem');
    await press('Save Organization');
    expect(sent).toEqual([{ ...settings, city: 'Salem' }]);
    expect(screen.getByText('Your organization is saved.')).toBeTruthy();
    expect(inSight).toEqual(['Your organization is saved.']);
    expect(screen.getByText('Salem')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Organization' }));
  });

  it('can be left as it was, except while the account is set up (SET-4)', async () => {
    await open(settings);
    await press('Edit Organization');
    type('City', 'Salem');
    await press('Cancel');
    expect(screen.getByText('Portland')).toBeTruthy();
    cleanup();
    await open(null);
    expect(screen.getByRole('button', { name: 'Save Organization' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('leads on to the dashboard when it is saved for the first time', async () => {
    const { sent } = await open(null);
    for (const [label, text] of Object.entries({
      'First Name': 'Dana',
      'Last Name': 'Whitfield',
      'Organization Name': 'Harbor Lane Imports',
      Email: 'dana@harbor.test',
      Phone: '503-555-0114',
      Address: '420 Harbor Lane',
      City: 'Portland',
      State: 'OR',
      Zip: '97204',
    }))
      type(label, text);
    await press('Save Organization');
    expect(sent).toEqual([settings]);
    expect(screen.getByRole('link', { name: 'See what comes next' }).getAttribute('href')).toBe(
      paths.secure.root,
    );
    await press('Edit Organization');
    await press('Save Organization');
    expect(screen.queryByRole('link', { name: 'See what comes next' })).toBeNull();
  });

  it('is not sent with anything missing, and says so at each field and on top (SET-6 to SET-8)', async () => {
    const { sent } = await open(null);
    type('Email', 'dana@harbor');
    type('Zip', '97204-1');
    await press('Save Organization');
    expect(sent).toEqual([]);
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'First Name: Required field.',
      'Last Name: Required field.',
      'Organization Name: Required field.',
      'Email: Not a valid email address.',
      'Phone: Required field.',
      'Address: Required field.',
      'City: Required field.',
      'State: Required field.',
      'Zip: Invalid format.',
    ]);
  });

  it('shows a change of the same field from elsewhere, and replaces it only when it is saved again', async () => {
    const { sent, elsewhere } = await open(settings);
    await press('Edit Organization');
    type('City', 'Salem');
    elsewhere.settings = { ...settings, city: 'Astoria', phone: '2' };
    await press('Save Organization');
    expect(sent).toEqual([]);
    expect(screen.getByText('City is now: Astoria')).toBeTruthy();
    expect(screen.getByLabelText('City')).toMatchObject({ value: 'Salem' });
    await press('Save Organization');
    expect(sent).toEqual([{ ...settings, city: 'Salem', phone: '2' }]);
  });

  it('asks before a changed form is left, and not before an unchanged one', async () => {
    await open(settings);
    await press('Edit Organization');
    expect(leaving()).toBe(true);
    type('City', 'Salem');
    expect(leaving()).toBe(false);
    await press('Save Organization');
    expect(leaving()).toBe(true);
  });

  it('says of a field that is too long how long it may be', async () => {
    const { sent } = await open(settings);
    await press('Edit Organization');
    type('City', 'x'.repeat(201));
    await press('Save Organization');
    expect(sent).toEqual([]);
    expect(screen.getAllByText(/Max length is 200/).length).toBeGreaterThan(0);
  });

  it('loses nothing that was typed when it cannot be saved, and names the request', async () => {
    await open(settings, {
      refusal: { kind: 'server-trouble', message: 'Please try later.', requestId: 'req-7' },
    });
    await press('Edit Organization');
    type('City', 'Salem');
    await press('Save Organization');
    expect(screen.getByText('The accounts service says: Please try later.')).toBeTruthy();
    expect(screen.getByText('req-7')).toBeTruthy();
    expect(screen.getByLabelText('City')).toMatchObject({ value: 'Salem' });
  });

  it('marks the field that a refusal names until it is changed, with the cure in our words', async () => {
    await open(settings, {
      refusal: { kind: 'refused', message: 'city: Not a city we know.', requestId: 'req-8' },
    });
    await press('Edit Organization');
    type('City', 'Atlantis');
    await press('Save Organization');
    const city = screen.getByLabelText('City');
    expect(city.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The accounts service refuses this: Not a city we know.')).toBeTruthy();
    expect(screen.getByText('Your organization was not saved: City was refused.')).toBeTruthy();
    expect(screen.getByText('req-8')).toBeTruthy();
    expect(document.activeElement).toBe(city);
    type('City', 'Salem');
    expect(city.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText('Your organization was not saved: City was refused.')).toBeNull();
  });
});

describe('the password', () => {
  it('is changed in a dialog that closes and says so (SET-9, SET-10)', async () => {
    const { calls } = await open(settings);
    await press('Change Password');
    fill('Sandbox-2026', 'Another-2026', 'Another-2026');
    await send();
    expect(calls).toContain('change Sandbox-2026 Another-2026');
    expect(screen.getByText('Password Changed Successfully.')).toBeTruthy();
  });

  it('is not sent while the fields are wrong (SET-12 to SET-14)', async () => {
    const { calls } = await open(settings);
    await press('Change Password');
    await send();
    expect(screen.getAllByText('Required field.')).toHaveLength(3);
    fill('short', 'Another-2026', 'Another-2027');
    expect(screen.getByText('Password must be at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('Passwords must match')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('change'))).toEqual([]);
  });

  it('that is refused leaves the dialog open with the reason (SET-11)', async () => {
    await open(settings, { passwords: { passwords: { change: refuseChange } } });
    await press('Change Password');
    fill('Sandbox-2026', 'Another-2026', 'Another-2026');
    await send();
    expect(within(screen.getByRole('dialog')).getByText('Attempt limit exceeded.')).toBeTruthy();
    expect(screen.queryByText('Password Changed Successfully.')).toBeNull();
  });
});
