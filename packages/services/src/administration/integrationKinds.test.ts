import { expect, it } from 'vitest';
import {
  integrationKinds,
  isClientIdOf,
  isOfPartner,
  isProviderKind,
  isProviderRecord,
  needsProvider,
} from './integrationKinds.ts';

it('an integration is of one of five kinds (ADMIN-23)', () => {
  expect(integrationKinds).toEqual([
    'corpayClient',
    'corpayPartner',
    'testingCorpayPartner',
    'facilitapayClient',
    'testingFacilitapayClient',
  ]);
});

it.each([
  ['corpayClient', '55501API_USER', true],
  ['testingCorpayPartner', '55501API_USER', true],
  ['corpayClient', '5550API_USER', false],
  ['corpayClient', '555012API_USER', false],
  ['corpayClient', 'x55501API_USER', false],
  ['corpayClient', '55501API_USERx', false],
  ['corpayClient', '55501 API_USER', false],
  ['corpayClient', 'ABCDEAPI_USER', false],
  ['testingCorpayPartner', 'anything', false],
  ['facilitapayClient', 'anything', true],
])('a client id of the kind %s may be %s: %s (ADMIN-7, S-73)', (kind, clientId, may) => {
  expect(isClientIdOf(kind, clientId)).toBe(may);
});

it('providers are of the kinds that end so, and the clients of ours are the ones below them', () => {
  expect(integrationKinds.filter(isProviderKind)).toEqual(['corpayPartner', 'testingCorpayPartner']);
  expect(integrationKinds.filter(needsProvider)).toEqual(['corpayClient']);
  expect([isProviderKind('partnerClient'), needsProvider('corpayClientOther')]).toEqual([false, false]);
});

const record = (clientId: string, kind: string) => isProviderRecord({ clientId, kind }, '10777API_USER');

it("a record is a provider's own by its kind, or by the client id that the settings name", () => {
  expect(record('55501API_USER', 'corpayPartner')).toBe(true);
  expect(record('10777API_USER', 'corpayClient')).toBe(true);
  expect(record('55501API_USER', 'corpayClient')).toBe(false);
});

it("customers of a partner have integrations of that partner's kinds alone", () => {
  expect(integrationKinds.filter((kind) => isOfPartner(kind, 'CORPAY'))).toEqual([
    'corpayClient',
    'corpayPartner',
    'testingCorpayPartner',
  ]);
  expect(isOfPartner('facilitapayClient', 'corpay')).toBe(false);
});
