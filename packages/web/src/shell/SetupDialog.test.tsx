import type { Account, AccountSettings } from '@fx-gateway/domain/account/account.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { accountContext } from '../account/accountContext.ts';
import { AccountStore } from '../account/AccountStore.ts';
import { brandingContext } from '../branding/brandingContext.ts';
import { sampleBranding } from '../../test/sampleBranding.ts';
import { paths } from '../routing/paths.ts';
import { SetupDialog } from './SetupDialog.tsx';

afterEach(cleanup);

const Here = () => <p>At {useLocation().pathname}</p>;

const open = async (settings: AccountSettings | null, path: string): Promise<void> => {
  const account: Account = {
    accountId: 'account-1',
    userRoles: new Set(),
    settings,
    fixerApiKey: null,
    message: null,
    partners: [],
    exchanges: [],
  };
  const store = new AccountStore({
    connect: async () => ({ load: async () => succeeded(account), save: async () => succeeded(undefined) }),
    reload: { once: () => false },
    exclusively: runWithoutExclusion,
  });
  render(
    <brandingContext.Provider value={sampleBranding('afs').branding}>
      <accountContext.Provider value={store}>
        <MemoryRouter initialEntries={[path]}>
          <Here />
          <Link to={paths.gateway.orders}>Orders</Link>
          <SetupDialog />
        </MemoryRouter>
      </accountContext.Provider>
    </brandingContext.Provider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => store.start());
};

const at = (path: string): void => {
  expect(screen.getByText(`At ${path}`)).toBeTruthy();
};

describe('the welcome of a new account', () => {
  it('names the brand, and its button leads to the settings (SHELL-13 to SHELL-17)', async () => {
    await open(null, paths.gateway.dashboard);
    expect(screen.getByText('Welcome to AFS FX Advantage!')).toBeTruthy();
    expect(screen.getByText("Let's get you set up by entering some account details.")).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Complete Account Setup' }));
    at(paths.secure.settings);
  });

  it('leaves the focus free for the first field there', async () => {
    await open(null, paths.gateway.dashboard);
    const button = screen.getByRole('button', { name: 'Complete Account Setup' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(document.body);
  });

  it('leads there when it is dismissed too, and comes once (SHELL-17, S-50)', async () => {
    await open(null, paths.gateway.dashboard);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    at(paths.secure.settings);
    fireEvent.click(screen.getByText('Orders'));
    at(paths.gateway.orders);
    expect(document.querySelector('.bp6-overlay-open .bp6-dialog-header')).toBeNull();
  });

  it('does not cover the settings (S-50)', async () => {
    await open(null, paths.secure.settings);
    at(paths.secure.settings);
    expect(screen.getByText('Orders')).toBeTruthy();
    expect(screen.queryByText('Welcome to AFS FX Advantage!')).toBeNull();
  });

  it('is not for an account that has settings', async () => {
    await open({ orgName: 'Harbor' }, paths.gateway.dashboard);
    expect(screen.getByText('Orders')).toBeTruthy();
    expect(screen.queryByText('Welcome to AFS FX Advantage!')).toBeNull();
  });
});
