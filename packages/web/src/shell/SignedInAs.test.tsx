import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { identityContext } from '../identity/identityContext.ts';
import { fakeIdentity, fakeUser } from '../../test/fakeIdentity.ts';
import { SignedInAs } from './SignedInAs.tsx';

const show = async (user: typeof fakeUser | null): Promise<void> => {
  const { store } = fakeIdentity({ user, hint: user !== null });
  await store.start();
  render(
    <identityContext.Provider value={store}>
      <SignedInAs />
    </identityContext.Provider>,
  );
};

afterEach(cleanup);

describe('the foot of the navigation', () => {
  it('names the user by the chosen name or else by the e-mail (SHELL-9)', async () => {
    await show(fakeUser);
    expect(screen.getByText('Logged in as')).toBeTruthy();
    expect(screen.getByText('Harbour')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    cleanup();
    await show({ ...fakeUser, preferred_username: '' });
    expect(screen.getByText('corpay@sandbox.test')).toBeTruthy();
  });

  it('without a user leads home (SHELL-18)', async () => {
    await show(null);
    expect(screen.getByRole('link', { name: 'Return home.' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
