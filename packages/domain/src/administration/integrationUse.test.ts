import { expect, it } from 'vitest';
import { buildIntegrationOptions, noIntegrationChosenMessage } from './buildIntegrationOptions.ts';
import {
  resolveClientId,
  resolveIntegrationId,
  findIntegrationsBelow,
  formatAccountNames,
} from './integrationUse.ts';

const account = (email: string, integrationId: string | null) => ({
  accountId: email,
  email,
  userRoles: [],
  integrationId,
  origin: '',
  details: null,
});
const known = [
  { integrationId: 'i-0', clientId: '10000API_USER', parentId: '', kind: 'corpayPartner' },
  { integrationId: 'i-1', clientId: '10233API_USER', parentId: '10000API_USER', kind: 'corpayClient' },
  { integrationId: 'i-2', clientId: '10299API_USER', parentId: '10000API_USER', kind: 'corpayClient' },
];

it('integrations are chosen by client id beside who has them, and the provider’s is no choice', () => {
  const accounts = [
    account('dana@harbor.test', 'i-1'),
    account('me@x.test', 'i-1'),
    account('b@x.test', null),
  ];
  expect(
    buildIntegrationOptions(known, accounts, { providerParentCode: '10000API_USER', you: 'me@x.test' }),
  ).toEqual([
    { integrationId: 'i-1', clientId: '10233API_USER', whoHasIt: 'Has it: you and dana@harbor.test' },
    { integrationId: 'i-2', clientId: '10299API_USER', whoHasIt: 'Nobody has it' },
  ]);
});

it('of many accounts five are named, and the reader first', () => {
  const accounts = Array.from({ length: 6 }, (_none, at) => account(`c${at}@x.test`, null));
  expect(formatAccountNames(accounts.slice(0, 5), 'c4@x.test')).toBe(
    'you, c0@x.test, c1@x.test, c2@x.test and c3@x.test',
  );
  expect(formatAccountNames(accounts, null)).toBe(
    'c0@x.test, c1@x.test, c2@x.test, c3@x.test, c4@x.test and 1 more',
  );
  expect(formatAccountNames([], 'you@x.test')).toBe('');
});

it('a provider that is its own parent is not below itself', () => {
  const provider = {
    integrationId: 'i-0',
    clientId: '10000API_USER',
    parentId: '10000API_USER',
    kind: 'corpayPartner',
  };
  expect(findIntegrationsBelow(provider, [provider, ...known.slice(1)])).toEqual(known.slice(1));
});

it('an integration is named by its id, or by its client id where only one has that', () => {
  const twin = {
    ...known[1],
    integrationId: 'i-3',
    clientId: '10233API_USER',
    parentId: '',
    kind: 'facilitapayClient',
  };
  expect(
    ['i-1', '10233API_USER', '10777API_USER', ''].map((named) => resolveIntegrationId(named, known)),
  ).toEqual(['i-1', 'i-1', '10777API_USER', '']);
  expect(['I-1', '10233api_user'].map((named) => resolveIntegrationId(named, known))).toEqual(['i-1', 'i-1']);
  expect(resolveIntegrationId('10233API_USER', [...known, twin])).toBe('10233API_USER');
  const odd = { ...twin, integrationId: '10299API_USER' };
  expect(resolveIntegrationId('10299API_USER', [...known, odd])).toBe('10299API_USER');
});

it('a client id is typed in any case, where it cannot be another one', () => {
  const odd = { ...known[1], clientId: 'Pix-1' };
  const all = [...known, odd];
  expect(
    ['10233api_user', ' 10777Api_User ', 'pix-1', 'pix-2'].map((typed) => resolveClientId(typed, all)),
  ).toEqual(['10233API_USER', '10777API_USER', 'Pix-1', 'pix-2']);
  const twins = [...all, { ...odd, clientId: 'PIX-1' }];
  expect(['Pix-1', 'PIX-1', 'pix-1'].map((typed) => resolveClientId(typed, twins))).toEqual([
    'Pix-1',
    'PIX-1',
    'pix-1',
  ]);
});

it('who has an integration is named by organization too, since e-mails look alike', () => {
  const holder = account('dana@harbor.test', 'i-1');
  const named = (orgName: unknown, you: string | null) =>
    buildIntegrationOptions(known, [{ ...holder, details: { orgName } }], {
      providerParentCode: '10000API_USER',
      you,
    }).find(({ integrationId }) => integrationId === holder.integrationId)?.whoHasIt;
  expect(named(' Harbor Lane ', null)).toBe('Has it: Harbor Lane (dana@harbor.test)');
  expect(named('Harbor Lane', holder.email)).toBe('Has it: you');
  for (const none of ['  ', 7, undefined]) expect(named(none, null)).toBe('Has it: dana@harbor.test');
});

it('a text that chose no integration is told to wait as long as none was read', () => {
  expect(noIntegrationChosenMessage('10299', [])).toBe(
    'No integration was read yet. Wait a moment, then choose one of the list.',
  );
});
