import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { heldCall } from '../../../test/heldCall.ts';
import { dana, openAdministration, press } from '../../../test/openAdministration.tsx';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./AdministrationPages.tsx'));
afterEach(cleanup);

/** Whether the browser asks before the tab is closed or the page is loaded anew. */
const isAskedBeforeUnload = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const leave = (): void => {
  const link = document.createElement('a');
  link.href = '/secure/settings';
  document.body.append(link);
  fireEvent.click(link);
  link.remove();
};

const asked = () => screen.queryByText(/^Leaving does not stop it/);

it('who leaves while a change is on its way is asked first, because leaving does not stop it', async () => {
  const { held, goOn } = heldCall(async () => succeeded({ message: 'Role set.' }));
  await openAdministration({ assignRole: held });
  await press('List Accounts');
  fireEvent.click(screen.getByLabelText(new RegExp(dana.email)));
  await press('Assign');
  expect(isAskedBeforeUnload(), 'nothing was sent yet').toBe(false);
  await press('Make This Change');
  expect(isAskedBeforeUnload()).toBe(true);
  leave();
  await waitFor(() => expect(asked()).not.toBeNull());
  await press('Stay');
  await waitFor(() => expect(asked()).toBeNull());
  leave();
  await waitFor(() => expect(asked()).not.toBeNull());
  await act(async () => goOn());
  await waitFor(() => expect(asked(), 'what came of it is not covered').toBeNull());
  expect(screen.getByText('Role set.')).toBeTruthy();
  expect(isAskedBeforeUnload()).toBe(false);
});
