import { expect, it } from 'vitest';
import { integrationChoices } from './integrationChoices.ts';

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
    integrationChoices(known, accounts, { providerParentCode: '10000API_USER', you: 'me@x.test' }),
  ).toEqual([
    { integrationId: 'i-1', clientId: '10233API_USER', whoHasIt: 'Has it: you and dana@harbor.test' },
    { integrationId: 'i-2', clientId: '10299API_USER', whoHasIt: 'Nobody has it' },
  ]);
});
