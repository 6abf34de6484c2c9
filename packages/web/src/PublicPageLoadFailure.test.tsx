import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIdentity } from '../test/fakeIdentity.ts';
import { sampleBranding } from '../test/sampleBranding.ts';
import { sampleDependencies } from '../test/sampleDependencies.ts';
import { brandingContext } from './branding/brandingContext.ts';
import { LazyPageWithProps } from './fetching/LazyPageLoader.tsx';
import { makeLazyPage } from './routing/makeLazyPage.ts';
import { dependenciesContext } from './context/dependenciesContext.ts';
import { identityContext } from './identity/identityContext.ts';
import { PublicPageLoadFailure } from './PublicPageLoadFailure.tsx';

beforeEach(() => {
  vi.stubGlobal('reportError', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page whose file is lost at once; what is asked for after that is answered by hand. */
const open = async (path: string) => {
  const asked: { readonly lose: () => void; readonly find: () => void }[] = [];
  let attempts = 0;
  const page = makeLazyPage(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('lost');
    await new Promise<void>((find, fail) => asked.push({ find, lose: () => fail(new Error('lost')) }));
    return () => <p>The page</p>;
  });
  await act(async () => {
    render(
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <brandingContext.Provider value={sampleBranding().branding}>
          <identityContext.Provider value={fakeIdentity({ hint: false }).store}>
            <MemoryRouter initialEntries={[path]}>
              <LazyPageWithProps page={page} failure={PublicPageLoadFailure} stays>
                {(Page) => <Page />}
              </LazyPageWithProps>
            </MemoryRouter>
          </identityContext.Provider>
        </brandingContext.Provider>
      </dependenciesContext.Provider>,
    );
  });
  return asked;
};

const button = () => screen.getByRole('button', { name: 'Try again' });

describe('a page of a stranger that cannot be fetched', () => {
  it('says so under the brand, with a word about the connection, as an alert', async () => {
    await open('/register');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error loading page.');
    expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
    expect(screen.getByRole('link', { name: 'FX Gateway' })).toBeTruthy();
  });

  it('keeps the focus on Try again while it tries, and says again that it failed', async () => {
    const asked = await open('/register');
    const pressed = button();
    pressed.focus();
    await act(async () => fireEvent.click(pressed));
    expect([screen.queryByRole('alert'), pressed.getAttribute('aria-busy')]).toEqual([null, 'true']);
    expect(document.activeElement).toBe(pressed);
    await act(async () => asked[0]?.lose());
    expect(screen.getByRole('alert')).toBeTruthy();
    expect([document.activeElement, pressed.getAttribute('aria-busy')]).toEqual([pressed, 'false']);
    await act(async () => fireEvent.click(button()));
    await act(async () => asked[1]?.find());
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it.each([
    ['/forgot-password', '/login'],
    ['/ofx/register', '/ofx/login'],
  ])('leads from %s back to %s', async (path, login) => {
    await open(path);
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe(login);
  });
});
