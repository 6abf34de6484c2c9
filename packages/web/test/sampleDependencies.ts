import type { UserServices } from '@fx-gateway/adapters/browser';
import type { Configuration } from '@fx-gateway/adapters/core';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { OperationsStore } from '../src/operations/OperationsStore.ts';
import type { AppDependencies } from '../src/context/dependenciesContext.ts';
import { sampleContactEmails } from './sampleContactEmails.ts';

/** A configuration for tests; nothing answers at its addresses. */
export const sampleConfiguration: Configuration = {
  environment: { name: 'Test', kind: 'sandbox' },
  region: 'us-west-2',
  identity: {
    userPoolId: 'us-west-2_pool',
    userPoolClientId: 'client',
    identityPoolId: 'us-west-2:11111111-1111-4111-8111-111111111111',
  },
  apis: {
    accounts: 'http://127.0.0.1:1/accounts',
    corpay: 'http://127.0.0.1:1/corpay',
    headers: { accessToken: 'CMG-AccessToken', clientCode: 'Client-Code' },
  },
  rates: { baseUrl: 'http://x' },
  branding: { afsHosts: [], contactEmails: sampleContactEmails },
  support: { scheduleCallUrl: 'http://x', exchanges: [] },
  administration: { providerParentCode: '10000API_USER' },
  session: { idleMinutes: { default: 30, requireLoginThemes: 15 } },
};

/** Dependencies for tests: the given services, a store in memory, and a clock that stands still. */
export const sampleDependencies = (
  services: () => Promise<UserServices>,
  configuration: Configuration = sampleConfiguration,
): AppDependencies => ({
  configuration,
  build: { version: '0.1.0', commit: 'unknown' },
  connection: { services },
  operations: new OperationsStore(configuration.operations),
  clock: { now: () => 0, elapsed: () => 0 },
  timers: { after: () => () => undefined },
  fingerprint: async (key, text) => `print of ${text} under ${key}`,
  identifiers: { uuid: () => '00000000-0000-4000-8000-000000000000' },
  store: createMemoryStore(),
  exclusivelyFor: () => runWithoutExclusion,
  takePartnerReturn: () => null,
});
