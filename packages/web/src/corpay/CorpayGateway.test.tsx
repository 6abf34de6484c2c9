import type { AccountSettings } from '@fx-gateway/domain/account/account.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { failure } from '../../test/fakeCorpay.ts';
import { fakeIdentity, fakeUser } from '../../test/fakeIdentity.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { accountContext } from '../account/accountContext.ts';
import { AccountStore } from '../account/AccountStore.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import type { PartnerPageDependencies } from '../partner-frame/partner.ts';
import { identityContext } from '../identity/identityContext.ts';
import { PageReload } from '../reload/PageReload.ts';
import { paths } from '../routing/paths.ts';
import { CorpayGateway } from './CorpayGateway.tsx';

afterEach(cleanup);

const token: PartnerToken = { cmgToken: 't', clientCode: 'c', expires: Number.MAX_SAFE_INTEGER };
const missing = failure('refused', {
  status: 400,
  code: 'INTEGRATION_MISSING',
  messages: ['Your account is not connected to Corpay yet.'],
});
const marks = { has: () => false, set: () => undefined, remove: () => undefined };

const open = async (trouble: CallFailure | 'no answer yet', settings: AccountSettings | null = {}) => {
  const answer: { trouble: CallFailure | 'no answer yet' | null } = { trouble };
  const time = createVirtualTime();
  const services = {
    connectPartner: () => ({
      corpayTokens: {
        request: async () => {
          if (answer.trouble === 'no answer yet') return new Promise(() => undefined);
          return answer.trouble === null ? succeeded(token) : failed(answer.trouble);
        },
      },
      // The pages behind the token load for ever: they are not what is looked at.
      corpay: () =>
        new Proxy({}, { get: () => new Proxy({}, { get: () => () => new Promise(() => undefined) }) }),
    }),
  } as never;
  const reload = new PageReload({ marks, reload: () => undefined });
  const dependencies: PartnerPageDependencies = {
    ...sampleDependencies(() => Promise.resolve(services)),
    ...time,
    services,
    reload,
    user: fakeUser,
    session: { locked: false },
    rates: { feedFrom: () => undefined },
  };
  const account = new AccountStore({
    connect: async () => ({
      load: async () =>
        succeeded({
          accountId: 'a-1',
          userRoles: new Set<string>(),
          settings,
          fixerApiKey: null,
          message: null,
          partners: [],
          exchanges: [],
        }),
      save: async () => succeeded(undefined),
    }),
    reload,
    exclusively: runWithoutExclusion,
  });
  await account.start();
  const { store: identity } = fakeIdentity();
  await identity.start();
  render(
    <identityContext.Provider value={identity}>
      <accountContext.Provider value={account}>
        <dependenciesContext.Provider value={dependencies}>
          <MemoryRouter initialEntries={[paths.gateway.orders]}>
            <CorpayGateway dependencies={dependencies} />
          </MemoryRouter>
        </dependenciesContext.Provider>
      </accountContext.Provider>
    </identityContext.Provider>,
  );
  const pass = (ms: number) => act(async () => time.advance(ms));
  await act(async () => import('./orders/OrdersPage.tsx'));
  await pass(0);
  return { answer, pass };
};

const trouble = () => screen.queryByText(corpayMessages.authorizationTrouble);
const { connecting } = corpayMessages;

describe('the gateway of a customer without a token', () => {
  it('says calmly that the account is being connected, and opens by itself', async () => {
    const { answer, pass } = await open(missing);
    expect(screen.getByRole('heading', { name: connecting.title })).toBeTruthy();
    expect(screen.getByText(connecting.again)).toBeTruthy();
    expect(screen.getByText(/not connected to Corpay yet\. \(INTEGRATION_MISSING\)/)).toBeTruthy();
    expect([trouble(), screen.queryByRole('alert')]).toEqual([null, null]);
    await pass(1_500);
    expect(screen.getByRole('heading', { name: connecting.title })).toBeTruthy();
    answer.trouble = null;
    await pass(2_000);
    expect(screen.queryByRole('heading', { name: connecting.title })).toBeNull();
  });

  it('has the shape of the page that comes while the token is on its way, and nothing in it to use (GATE-3)', async () => {
    await open('no answer yet');
    expect(screen.getByText('Generating secure tokens...')).toBeTruthy();
    expect(document.querySelector('[inert] [aria-busy="true"]')).not.toBeNull();
  });

  it('sends whoever has not given the organization yet to do that first', async () => {
    await open(missing, null);
    expect(screen.getByRole('heading', { name: connecting.setUpFirst.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: connecting.setUpFirst.toSetup }).getAttribute('href')).toBe(
      paths.secure.settings,
    );
    expect(screen.queryByText(connecting.next)).toBeNull();
  });

  it('names any other trouble as such, with its details (CP-TOKEN-4, CP-TOKEN-5)', async () => {
    await open(failure('server-trouble', { status: 503 }));
    expect(trouble()).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Error Details' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('this function is currently unavailable');
  });
});
