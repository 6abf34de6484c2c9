import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { identityContext } from '../identity/identityContext.ts';
import { fakeIdentity, fakeUser } from '../../test/fakeIdentity.ts';
import { PageReload } from '../reload/PageReload.ts';
import { reloadContext } from '../reload/reloadContext.ts';
import { SignedInAs } from './SignedInAs.tsx';

const show = async (user: typeof fakeUser | null) => {
  const { store } = fakeIdentity({ user, hint: user !== null });
  await store.start();
  const reload = new PageReload({
    marks: { has: () => false, set: () => undefined, remove: () => undefined },
    reload: () => undefined,
  });
  render(
    <reloadContext.Provider value={reload}>
      <identityContext.Provider value={store}>
        <SignedInAs />
      </identityContext.Provider>
    </reloadContext.Provider>,
  );
  return { store, reload };
};

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
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

  it('asks before it signs out where that would lose what was typed', async () => {
    const { store, reload } = await show(fakeUser);
    const release = reload.block('unsaved');
    await press('Logout');
    await press('Stay');
    expect(store.user).not.toBeNull();
    await press('Logout');
    await press('Log out');
    expect(store.user).toBeNull();
    release();
  });
});
