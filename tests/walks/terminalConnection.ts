import { readConfiguration } from '@fx-gateway/adapters/core';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { SignedApi } from '../../packages/adapters/src/http/signedApi.ts';
import { connectCorpay } from '../../packages/adapters/src/corpay/connectCorpay.ts';
import type { EnvironmentConnection } from '../../packages/cli/src/configuration/connectProfile.ts';
import type { Session } from '../../packages/cli/src/identity/openSession.ts';
import { openCorpayOn } from '../../packages/cli/src/corpay/scope/openCorpay.ts';
import {
  createCorpayCustomerConnection,
  type CorpayCustomerConnection,
} from '../../packages/cli/src/corpay/scope/corpayCustomerConnection.ts';
import type { CommandResult } from '../../packages/cli/src/verbs/commandResult.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { buildClientConfiguration } from '../../packages/sandbox/src/server/buildClientConfiguration.ts';
import { defaultSettings } from '../../packages/sandbox/src/server/settings/sandboxSettings.ts';
import type { FakeCustomer } from './fakePartner.ts';
import type { WalkTime } from './walkTime.ts';

const configuration = readConfiguration(buildClientConfiguration('http://sandbox.test', defaultSettings));

/** What no command that moves money reaches for once its user is known. */
const absent = <T extends object>(what: string): T =>
  new Proxy({} as T, {
    get: () => {
      throw new Error(`A walk has no ${what}.`);
    },
  });

type TerminalWorld = {
  /** How its calls come to the partner. */
  readonly api: SignedApi;
  readonly time: WalkTime;
  /** What is kept on the user's machine. */
  readonly store: KeyValueStore;
  readonly customer: FakeCustomer;
  readonly lock: string;
};

/** A walk writes nothing that cannot be understood. */
export const refuseIntents = (): never => {
  throw new Error('The journal holds what cannot be understood.');
};

/** The user of the walk, signed in, with the partner and what is kept on their machine. */
export const terminalSession = ({ api, time, store, customer, lock }: TerminalWorld): Session => {
  if (!configuration.ok) throw new Error(configuration.failure.message);
  const connection: EnvironmentConnection = {
    configuration: configuration.value,
    address: 'http://sandbox.test/config.json',
    services: {
      ...connectCorpay(api, configuration.value.apis.headers, time.clock),
      account: absent('account'),
      administration: () => absent('administration'),
      dailyRates: () => absent('dailyRates'),
      rates: absent('rates service'),
      connectPartner: (): never => absent('partner to connect to') as never,
      ofxTokens: absent('other partner'),
      ofx: absent('other partner'),
      ofxRates: absent('other partner'),
    },
    tokens: async () => ({ kept: null, keep: async () => undefined }),
    answerers: { read: async () => null, keep: async () => undefined, forget: async () => undefined },
    intents: store,
    refuseIntents,
    quotes: store,
    keys: store,
    beneficiaryChecks: store,
    lock: () => lock,
  };
  const user: User = {
    email: `${customer.sub}@walks.test`,
    verified: true,
    sub: customer.sub,
    preferred_username: customer.sub,
    jwtToken: '',
    fxPartner: 'corpay',
    origin: 'steamchain',
  };
  return { connection, user };
};

/** The partner as a command reaches it for that user. */
export const terminalConnection = async (world: TerminalWorld): CommandResult<CorpayCustomerConnection> => {
  const { connection, user } = terminalSession(world);
  const open = await openCorpayOn({ notice: () => undefined, report: async () => undefined }, connection);
  return open.ok ? succeeded(createCorpayCustomerConnection(open.value, user)) : open;
};
