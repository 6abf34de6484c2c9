import type { Configuration } from '@fx-gateway/adapters/core';
import type { Account } from '@fx-gateway/domain/account/account.ts';
import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { fakeIdentity } from './fakeIdentity.ts';
import { sampleBranding } from './sampleBranding.ts';
import { sampleConfiguration, sampleDependencies } from './sampleDependencies.ts';
import { accountContext } from '../src/account/accountContext.ts';
import { AccountStore } from '../src/account/AccountStore.ts';
import { brandingContext } from '../src/branding/brandingContext.ts';
import { dependenciesContext } from '../src/context/dependenciesContext.ts';
import { identityContext } from '../src/identity/identityContext.ts';
import { PageReload } from '../src/reload/PageReload.ts';
import { reloadContext } from '../src/reload/reloadContext.ts';
import { AdministrationRoute } from '../src/shell/AdministrationRoute.tsx';

export const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: [],
  integrationId: null,
  origin: 'steamchain',
  details: null,
  version: 'v1',
};
const robin: AdminAccount = { ...dana, accountId: 'a-2', email: 'robin@blank.test', userRoles: ['admin'] };
export const provider = {
  integrationId: 'i-0',
  clientId: '10000API_USER',
  parentId: '',
  kind: 'corpayPartner',
};
export const integration = {
  integrationId: 'i-1',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  kind: 'corpayClient',
  version: 'w1',
};

const account: Account = {
  accountId: 'own',
  userRoles: new Set(['admin']),
  settings: { orgName: 'Operations' },
  fixerApiKey: 'the rates key',
  message: null,
  partners: [],
  exchanges: [],
};

const marks = { has: () => false, set: () => undefined, remove: () => undefined };

const stored = (named: { accountId?: string; email?: string }) =>
  [dana, robin].find(({ accountId, email }) => accountId === named.accountId || email === named.email) ??
  dana;

/** The page as a user with these roles opens it, over a service that answers as it is told and notes what it is sent. */
export const openAdministration = async (
  answers: Partial<AccountAdministration> = {},
  roles: readonly string[] = ['admin'],
  configuration: Configuration = sampleConfiguration,
  isUnreachable: () => boolean = () => false,
  address = '/secure/debug',
) => {
  const sent: unknown[][] = [];
  const noting =
    <A extends readonly unknown[], R>(name: string, answer: (...given: A) => R) =>
    (...given: A): R => {
      sent.push([name, ...given]);
      return answer(...given);
    };
  const service: AccountAdministration = {
    accounts: noting('accounts', answers.accounts ?? (async () => succeeded([dana, robin]))),
    inspect: noting(
      'inspect',
      answers.inspect ?? (async (named) => succeeded({ account: stored(named), integration: null })),
    ),
    assignRole: noting(
      'assignRole',
      answers.assignRole ?? (async () => succeeded({ message: 'Role set.', requestId: 'r-5' })),
    ),
    assignIntegration: noting(
      'assignIntegration',
      answers.assignIntegration ?? (async () => succeeded({ message: 'Integration set.' })),
    ),
    integrations: noting(
      'integrations',
      answers.integrations ?? (async () => succeeded([provider, integration])),
    ),
    updateIntegration: noting(
      'updateIntegration',
      answers.updateIntegration ?? (async () => succeeded({ message: 'Key set.', integrationId: 'i-7' })),
    ),
    changes: answers.changes ?? null,
  };
  let asked = 0;
  const dependencies = sampleDependencies(() => {
    asked += 1;
    return Promise.resolve({
      administration: async () => {
        if (isUnreachable()) throw new Error('The service cannot be connected.');
        return service;
      },
    } as never);
  }, configuration);
  const reload = new PageReload({ marks, reload: () => undefined });
  const accountStore = new AccountStore({
    connect: async () => ({
      load: async () => succeeded({ ...account, userRoles: new Set(roles) }),
      save: () => Promise.reject(new Error('Nothing is saved here.')),
    }),
    reload,
    exclusively: dependencies.exclusivelyFor('fx-gateway.account'),
  });
  const { store: identity } = fakeIdentity();
  await identity.start();
  render(
    <dependenciesContext.Provider value={dependencies}>
      <brandingContext.Provider value={sampleBranding().branding}>
        <identityContext.Provider value={identity}>
          <accountContext.Provider value={accountStore}>
            <reloadContext.Provider value={reload}>
              <MemoryRouter initialEntries={[address]}>
                <Routes>
                  <Route path="/secure/debug/*" element={<AdministrationRoute />} />
                </Routes>
              </MemoryRouter>
            </reloadContext.Provider>
          </accountContext.Provider>
        </identityContext.Provider>
      </brandingContext.Provider>
    </dependenciesContext.Provider>,
  );
  await act(() => accountStore.start());
  if (roles.includes('admin') && address === '/secure/debug') await screen.findByText('Administrator Tools');
  return { sent, asked: () => asked };
};

/** The same with the tools of support, which are hidden at first. */
export const openDebugTools = async (answers: Partial<AccountAdministration> = {}) => {
  const opened = await openAdministration(answers);
  expect(screen.queryByText('Inspect Account')).toBeNull();
  fireEvent.click(screen.getByLabelText('Show Debug Tools'));
  return opened;
};

/** Presses the button of this name. */
export const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
/** Types into the field of this label. */
export const typeInto = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

export const inForm = (name: string) => within(screen.getByRole('form', { name }));

export const submitForm = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name }));
  });

/** Fails unless this stands on the page, once. */
export const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();
