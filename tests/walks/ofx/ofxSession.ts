import { readConfiguration } from '@fx-gateway/adapters/core';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Session } from '../../../packages/cli/src/identity/openSession.ts';
import { buildClientConfiguration } from '../../../packages/sandbox/src/server/buildClientConfiguration.ts';
import { defaultSettings } from '../../../packages/sandbox/src/server/settings/sandboxSettings.ts';
import { valueOf } from '../../contract/harness/outcomes.ts';
import type { WalkTime } from '../walkTime.ts';

type OfxWorld = {
  /** How its calls come to the partner. */
  readonly ofx: Ofx;
  readonly time: WalkTime;
  /** What is kept on the user's machine. */
  readonly store: KeyValueStore;
  readonly lock: string;
};

export const ofxConfiguration = valueOf(
  readConfiguration(buildClientConfiguration('http://sandbox.test', defaultSettings)),
);

export const ofxUser: User = {
  email: 'walker@walks.test',
  verified: true,
  sub: 'walker',
  preferred_username: 'walker',
  jwtToken: '',
  fxPartner: 'ofx',
  origin: 'steamchain',
};

/** Every command asks for a token of its own. */
const tokens = async () => ({ kept: null, keep: async () => undefined });

/** The customer of OFX, signed in, with the partner and what is kept on their machine. */
export const ofxSession = ({ ofx, time, store, lock }: OfxWorld): Session => {
  const token = async () => succeeded({ accessToken: 'token', expires: time.clock.now() + 24 * 3_600_000 });
  const noRates = failed(callFailure('no-answer', '/partners/ofx/token'));
  const services = {
    ofxTokens: { exchange: token, renew: token, forRates: async () => noRates },
    ofx: () => ofx,
  };
  // A command of OFX reaches for nothing else once its user is known.
  const connection = {
    configuration: ofxConfiguration,
    services,
    tokens,
    intents: store,
    lock: () => lock,
  };
  return { connection, user: ofxUser } as unknown as Session;
};
