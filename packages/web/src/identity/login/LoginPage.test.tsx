import type { Configuration } from '@fx-gateway/adapters/core';
import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { SignInStep } from '@fx-gateway/domain/identity/sessionService.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { brandingContext } from '../../branding/brandingContext.ts';
import { sampleBranding } from '../../../test/sampleBranding.ts';
import { sampleConfiguration, sampleDependencies } from '../../../test/sampleDependencies.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { identityContext } from '../identityContext.ts';
import { partnerlessSignInPagePaths } from '../navigation/signInPages.ts';
import { LoginPage } from './LoginPage.tsx';
import { fakeIdentity, fakeUser as user } from '../../../test/fakeIdentity.ts';

afterEach(cleanup);

const open = async ({
  answer = succeeded<SignInStep>('DONE'),
  held = null,
  kind = 'sandbox',
  livesOn = false,
}: {
  readonly answer?: Result<SignInStep, IdentityFailure>;
  readonly held?: User | null;
  readonly kind?: Configuration['environment']['kind'];
  /** The service does not confirm a sign-out. */
  readonly livesOn?: boolean;
} = {}) => {
  const { store, calls } = fakeIdentity({
    identity: {
      signIn: async () => answer,
      ...(livesOn ? { signOut: async ({ mayLiveOn } = {}) => (mayLiveOn?.(), succeeded(undefined)) } : {}),
    },
    user: held,
    hint: held !== null,
  });
  await store.start();
  render(
    <dependenciesContext.Provider
      value={sampleDependencies(() => Promise.reject(new Error('Not asked for here.')), {
        ...sampleConfiguration,
        environment: { name: 'Test', kind },
      })}
    >
      <brandingContext.Provider value={sampleBranding().branding}>
        <identityContext.Provider value={store}>
          <MemoryRouter>
            <LoginPage pages={partnerlessSignInPagePaths} onUse={() => undefined} />
          </MemoryRouter>
        </identityContext.Provider>
      </brandingContext.Provider>
    </dependenciesContext.Provider>,
  );
  return { store, calls };
};

const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

const signIn = async (): Promise<void> => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'corpay@sandbox.test' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong-password' } });
  await press('Sign In');
};

describe('the sign-in page', () => {
  it('after an outage offers to take up the session that is kept, and nothing of the kind after a refusal', async () => {
    const { store } = await open({
      answer: failed({ name: 'NotAuthorizedException', message: 'Incorrect.' }),
    });
    await act(async () => store.send({ type: 'user-failed', message: 'No answer.', sessionKept: true }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await signIn();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows a refusal under the form and keeps the typed e-mail', async () => {
    const message = 'Incorrect username or password.';
    await open({ answer: failed({ name: 'NotAuthorizedException', message }) });
    await signIn();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('corpay@sandbox.test');
  });

  it('after a refusal has the password selected, to be typed over', async () => {
    await open({ answer: failed({ name: 'NotAuthorizedException', message: 'Incorrect.' }) });
    await signIn();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(document.activeElement).toBe(password);
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'wrong-password'.length]);
  });

  it('says nothing of the last press beside what the new one is refused for', async () => {
    await open({
      answer: failed({ name: 'NotAuthorizedException', message: 'Incorrect.', requestId: 'request-7' }),
    });
    await signIn();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'corpay@sandbox' } });
    await press('Sign In');
    expect(screen.getByText('Valid email required')).toBeTruthy();
    expect([screen.queryByText('Incorrect.'), screen.queryByText('request-7')]).toEqual([null, null]);
  });

  it('gives the typed e-mail along to the forgotten password, in no address', async () => {
    const { store } = await open();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' corpay@sandbox.test ' } });
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    fireEvent.click(link);
    expect(store.state.email).toBe('corpay@sandbox.test');
  });

  it('offers to clear the session when its credentials do not fit any more', async () => {
    const message = 'Invalid login credentials.';
    const { calls } = await open({ answer: failed({ name: 'CredentialsError', message }) });
    await signIn();
    expect(screen.getByText('Authentication issue detected')).toBeTruthy();
    await press('Clear session');
    expect(calls.slice(-3)).toEqual(['signOut', 'forgetClient', 'reload']);
  });

  it.each<[string, SignInStep]>([
    ['Your password must be reset.', 'RESET_PASSWORD'],
    ['Account requires a new password.', 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'],
  ])('says %s', async (words, step) => {
    await open({ answer: succeeded(step) });
    await signIn();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('offers the logout to a signed-in user, without navigating anywhere', async () => {
    await open({ held: user });
    expect(screen.getByText(/Logged in as Harbour/)).toBeTruthy();
    await press('Logout');
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('says of a sign-out that the service did not confirm that it failed, and lets anybody sign in (AUTHSTEP-18)', async () => {
    await open({ held: user, livesOn: true });
    await press('Logout');
    expect(screen.getByRole('alert').textContent).toBe('Failed to logout properly. Try refreshing the page.');
    expect(screen.queryByText(/Logged in as/)).toBeNull();
    await signIn();
    expect(screen.queryByText(/Failed to logout/)).toBeNull();
  });

  it('offers the way on again to a signed-in user who tried to sign in once more and was refused', async () => {
    await open({ held: user });
    await signIn();
    expect(screen.getByText('There is already a signed in user.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Dashboard' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it.each([
    ['sandbox', 1],
    ['production', 0],
  ] as const)('in %s carries %d ribbons', async (kind, ribbons) => {
    await open({ kind });
    expect(screen.queryAllByText('Sandbox: no real money moves')).toHaveLength(ribbons);
  });
});
