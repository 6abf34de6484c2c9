import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeRates } from '../../test/fakeRates.ts';
import { fakeIdentity } from '../../test/fakeIdentity.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { sampleSession } from '../../test/sampleSession.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { partnersContext } from '../partner-frame/partnersContext.ts';
import { identityContext } from '../identity/identityContext.ts';
import { LeaveDialog } from '../unsaved-changes/LeaveDialog.tsx';
import { useLeaveGuard } from '../unsaved-changes/useLeaveGuard.ts';
import { ratesContext } from '../market-rates/ratesContext.ts';
import { PageReload } from '../reload/PageReload.ts';
import { reloadContext } from '../reload/reloadContext.ts';
import { makeSessionFlags } from '../reload/sessionFlags.ts';
import { partners } from '../partners.ts';
import { sessionContext } from '../session/sessionContext.ts';
import { ShortcutsSection } from '../account/ShortcutsSection.tsx';
import { PaletteProvider } from './PaletteProvider.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Page = () => {
  const [typed, setTyped] = useState('');
  const guard = useLeaveGuard(typed !== '');
  const { pathname } = useLocation();
  return (
    <main id="content">
      <output aria-label="Address">{pathname}</output>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <search>
        <input type="search" aria-label="Search" />
      </search>
      {['20418301', '20418300'].map((order) => (
        <a className="row-link" href={`/${order}`} key={order}>
          {order}
        </a>
      ))}
      <LeaveDialog guard={guard} lost="The name is lost." />
      <ShortcutsSection />
    </main>
  );
};

const open = async (): Promise<void> => {
  history.replaceState(null, '', '/secure/settings');
  const { store: identity } = fakeIdentity({
    user: {
      email: 'person@sandbox.test',
      verified: true,
      sub: 'sub-1',
      preferred_username: '',
      jwtToken: 'id-token',
      fxPartner: 'ofx',
      origin: 'steamchain',
    },
    hint: true,
  });
  await identity.start();
  await act(async () =>
    render(
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <identityContext.Provider value={identity}>
          <sessionContext.Provider value={sampleSession(identity)}>
            <partnersContext.Provider value={partners}>
              <reloadContext.Provider
                value={
                  new PageReload({ marks: makeSessionFlags(() => sessionStorage), reload: () => undefined })
                }
              >
                <ratesContext.Provider value={fakeRates().store}>
                  <BrowserRouter>
                    <PaletteProvider pages={[]}>
                      <Page />
                    </PaletteProvider>
                  </BrowserRouter>
                </ratesContext.Provider>
              </reloadContext.Provider>
            </partnersContext.Provider>
          </sessionContext.Provider>
        </identityContext.Provider>
      </dependenciesContext.Provider>,
    ),
  );
};
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const address = () => screen.getByLabelText('Address').textContent;
const settings = '/secure/settings';

describe('the keys of every signed-in page', () => {
  it.each([
    [['n'], '/secure/fxgateway/dashboard'],
    [['g', 'd'], '/secure/fxgateway/dashboard'],
    [['g', 'o'], '/secure/fxgateway/deals'],
    [['g', 'b'], '/secure/fxgateway/beneficiaries'],
    [['g', 'x', 'o'], settings],
    [['o'], settings],
  ])('%j leads to %s', async (keys, place) => {
    await open();
    press(...keys);
    expect(address()).toBe(place);
  });

  it('walk through the rows, and find the search of the page', async () => {
    await open();
    press('j', 'j', 'j');
    expect(document.activeElement?.textContent).toBe('20418300');
    press('k');
    expect(document.activeElement?.textContent).toBe('20418301');
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it('are letters to whoever types, and to whoever has switched them off', async () => {
    await open();
    act(() => screen.getByLabelText('Name').focus());
    press('n', 'g', 'o');
    expect(address()).toBe(settings);
    act(() => screen.getByLabelText('Name').blur());
    fireEvent.click(screen.getByRole('checkbox'));
    press('n', 'g', 'o');
    expect(address()).toBe(settings);
    fireEvent.click(screen.getByRole('checkbox'));
    act(() => screen.getByRole('checkbox').blur());
    press('n');
    expect(address()).toBe('/secure/fxgateway/dashboard');
  });

  it('lead nowhere while the focus is on what is said to be corrected', async () => {
    await open();
    const told = document.createElement('div');
    told.setAttribute('role', 'alert');
    told.tabIndex = -1;
    document.querySelector('main')?.append(told);
    told.focus();
    press('n');
    expect(address()).toBe(settings);
    told.blur();
    press('n');
    expect(address()).toBe('/secure/fxgateway/dashboard');
  });

  it('ask before they leave what is not saved, as every link does', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Dana' } });
    press('n');
    expect(address()).toBe(settings);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('open the command field by Ctrl+K also in a field, and Escape gives the focus back', async () => {
    await open();
    const name = screen.getByLabelText('Name');
    act(() => name.focus());
    fireEvent.keyDown(name, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(address(), 'typed ahead').toBe(settings);
    const field = await screen.findByRole('combobox', { name: 'Command' }, { timeout: 10_000 });
    await expect.poll(() => document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(name);
  });
});
