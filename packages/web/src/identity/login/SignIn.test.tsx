import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../../routing/paths.ts';
import { AuthNavigator } from '../navigation/AuthNavigator.tsx';
import { RequireSignIn } from '../navigation/RequireSignIn.tsx';
import { identityContext } from '../identityContext.ts';
import { LoginForm } from './LoginForm.tsx';
import { LogoutButton } from '../LogoutButton.tsx';
import { fakeIdentity } from '../../../test/fakeIdentity.ts';

afterEach(cleanup);

const open = async (path: string) => {
  const { store, calls } = fakeIdentity({ hint: false });
  render(
    <identityContext.Provider value={store}>
      <MemoryRouter initialEntries={[path]}>
        <AuthNavigator partnerPages={[]} />
        <Routes>
          <Route path={paths.login} element={<LoginForm onUse={() => undefined} />} />
          <Route
            path={`${paths.secure.root}/*`}
            element={
              <RequireSignIn>
                <Routes>
                  <Route path="fxgateway/orders/:id" element={<p>Order</p>} />
                  <Route path="fxgateway/dashboard" element={<p>Dashboard</p>} />
                </Routes>
                <LogoutButton />
              </RequireSignIn>
            }
          />
        </Routes>
      </MemoryRouter>
    </identityContext.Provider>,
  );
  const sent = (): string[] => calls.filter((call) => call.startsWith('signIn'));
  return { store, sent };
};

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

const signIn = async (): Promise<void> => {
  type('Email', 'corpay@sandbox.test');
  type('Password', 'Sandbox-2026');
  await press('Sign In');
};

describe('the way into the signed-in area', () => {
  it('shows a spinner while it is not known who is signed in', async () => {
    await open(paths.gateway.dashboard);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('leads through the sign-in back to the wanted place', async () => {
    const { store } = await open(paths.gateway.order(70012));
    await act(() => store.start());
    await signIn();
    expect(screen.getByText('Order')).toBeTruthy();
  });

  it('leads to the dashboard when no place was wanted', async () => {
    const { store } = await open(paths.login);
    await act(() => store.start());
    await signIn();
    expect(screen.getByText('Dashboard')).toBeTruthy();
  });

  it('begins at the dashboard again after a log-out', async () => {
    const { store } = await open(paths.gateway.order(70012));
    await act(() => store.start());
    await signIn();
    await press('Logout');
    await signIn();
    expect(screen.getByText('Dashboard')).toBeTruthy();
  });
});

describe('the sign-in form', () => {
  it('sends nothing without a valid e-mail and a password, and moves the focus to what is wrong', async () => {
    const { store, sent } = await open(paths.login);
    await act(() => store.start());
    type('Email', 'corpay@sandbox');
    await press('Sign In');
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByText('Valid email required')).toBeTruthy();
    expect(screen.getByText('Required field.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends what was typed', async () => {
    const { store, sent } = await open(paths.login);
    await act(() => store.start());
    await signIn();
    expect(sent()).toEqual(['signIn corpay@sandbox.test Sandbox-2026']);
  });

  it('shows the password only on request', async () => {
    const { store } = await open(paths.login);
    await act(() => store.start());
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await press('Show password');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});
