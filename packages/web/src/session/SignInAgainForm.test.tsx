import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { identityContext } from '../identity/identityContext.ts';
import { minute, fakeTabs } from '../../test/fakeTabs.ts';
import { sessionContext } from './sessionContext.ts';
import { SignInAgainForm } from './SignInAgainForm.tsx';

type Page = ReturnType<ReturnType<typeof fakeTabs>['openTab']> & Pick<ReturnType<typeof fakeTabs>, 'revoke'>;

/** What the lock screen says first, after what locked the page. */
const wordsAfter = async (locks: (page: Page) => void, ms = 0): Promise<string | null | undefined> => {
  const { openTab, revoke, time } = fakeTabs();
  const page = openTab();
  await time.advance(0);
  locks({ ...page, revoke });
  await time.advance(ms);
  expect(page.session.locked).toBe(true);
  render(
    <identityContext.Provider value={page.identity}>
      <sessionContext.Provider value={page.session}>
        <SignInAgainForm titleId="title" />
      </sessionContext.Provider>
    </identityContext.Provider>,
  );
  return screen.getByRole('heading').nextElementSibling?.textContent;
};

const asLeft = 'Your page is as you left it once you are back.';

afterEach(cleanup);

describe('the lock screen says why it is there', () => {
  it('the password was changed, and the sign-in that was to follow failed (SET-10)', async () => {
    const said = await wordsAfter(({ identity, revoke, callRefused }) => {
      revoke();
      identity.send({ type: 'change-password-succeeded' });
      identity.send({ type: 'change-password-signed-out' });
      callRefused();
    });
    expect(said).toBe(`Password Changed Successfully. Please sign in with the new one. ${asLeft}`);
  });

  it('the session was ended elsewhere', async () => {
    const said = await wordsAfter(({ revoke, callRefused }) => {
      revoke();
      callRefused();
    });
    expect(said).toBe(`Your session has ended. Please sign in to continue. ${asLeft}`);
  });

  it('the user was away', async () => {
    const said = await wordsAfter(() => undefined, 15 * minute);
    expect(said).toBe(`You were away, so you have been signed out. ${asLeft}`);
  });
});
