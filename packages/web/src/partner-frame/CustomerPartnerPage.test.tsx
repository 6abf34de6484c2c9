import type { FxPartner, User } from '@fx-gateway/domain/identity/user.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { identityContext } from '../identity/identityContext.ts';
import { fakeIdentity } from '../../test/fakeIdentity.ts';
import { fakeRates } from '../../test/fakeRates.ts';
import { ratesContext } from '../market-rates/ratesContext.ts';
import { sampleSession } from '../../test/sampleSession.ts';
import { sessionContext } from '../session/sessionContext.ts';
import { paths } from '../routing/paths.ts';
import { partners } from '../partners.ts';
import { CustomerPartnerPage } from './CustomerPartnerPage.tsx';
import type { Partners } from './partner.ts';
import { partnersContext } from './partnersContext.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { PageReload } from '../reload/PageReload.ts';
import { reloadContext } from '../reload/reloadContext.ts';
import { makeSessionFlags } from '../reload/sessionFlags.ts';

afterEach(cleanup);

const userOf = (fxPartner: FxPartner): User => ({
  email: 'person@sandbox.test',
  verified: true,
  sub: 'sub-1',
  preferred_username: '',
  jwtToken: 'id-token',
  fxPartner,
  origin: 'steamchain',
});

const open = async (user: User | null, offered: Partners = partners): Promise<void> => {
  const { store: identity } = fakeIdentity({ user, hint: user !== null });
  await identity.start();
  await act(async () =>
    render(
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <reloadContext.Provider
          value={new PageReload({ marks: makeSessionFlags(() => sessionStorage), reload: () => undefined })}
        >
          <identityContext.Provider value={identity}>
            <sessionContext.Provider value={sampleSession(identity)}>
              <MemoryRouter initialEntries={[paths.gateway.dashboard]}>
                <ratesContext.Provider value={fakeRates().store}>
                  <partnersContext.Provider value={offered}>
                    <CustomerPartnerPage />
                  </partnersContext.Provider>
                </ratesContext.Provider>
              </MemoryRouter>
            </sessionContext.Provider>
          </identityContext.Provider>
        </reloadContext.Provider>
      </dependenciesContext.Provider>,
    ),
  );
};

describe('the gateway frame', () => {
  it('shows Loading... while the partner is unknown', async () => {
    await open(null);
    expect(screen.getByRole('heading', { name: 'FX Gateway' })).toBeTruthy();
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('gives a customer of corpay the tabs of the newer gateway', async () => {
    await open(userOf('corpay'));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book A Deal', paths.gateway.dashboard],
      ['Past Orders', paths.gateway.orders],
      ['Beneficiaries', paths.gateway.beneficiaries],
    ]);
  });

  it('gives a customer of ofx the tabs of the older gateway (GATE-5, S-91)', async () => {
    await open(userOf('ofx'));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book A Deal', paths.gateway.dashboard],
      ['Past Deals', paths.gateway.deals],
      ['Beneficiaries', paths.gateway.beneficiaries],
    ]);
  });

  it('tells a customer of a partner that is not offered yet, in one sentence', async () => {
    await open(userOf('ofx'), { ...partners, ofx: { signInPages: null, gateway: null } });
    expect(screen.getByText('The gateway of your partner is not available yet.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
