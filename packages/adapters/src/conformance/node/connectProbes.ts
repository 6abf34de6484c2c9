import type { PageHostProbe } from '@fx-gateway/domain/conformance/page-host/examinePageHost.ts';
import type { EnvironmentProbes, SessionProbes } from '@fx-gateway/domain/conformance/probes/probes.ts';
import type { PartnerIndependentConfiguration } from '../../configuration/configuration.ts';
import { jsonMember } from '../../http/envelope.ts';
import { readStoredToken } from '../../identity/node/readStoredToken.ts';
import { probedCallsOfContracts, type PartnerContracts } from './probedCallsOfContracts.ts';
import { makeAuthorizePageProbe } from './makeAuthorizePageProbe.ts';
import { makeAnswerProbe } from './answerProbe.ts';
import { makeReachabilityProbe } from './makeReachabilityProbe.ts';
import { makeProbeSigner } from './probeSigner.ts';
import { readUserAttributes, makeIdentityPoolProbedCalls } from './makeIdentityPoolProbedCalls.ts';
import type { ServicesOfProbeUser } from './probedServices.ts';
import { userPoolCalls } from './userPoolCalls.ts';

/** The probes of an environment and, once a user is signed in, of their session. */
export type ConnectedProbes = {
  readonly probes: EnvironmentProbes;
  session(partner: string): SessionProbes;
  /** A host of the site, by its origin and what names it. */
  pages(origin: string, setting: string): PageHostProbe;
};

/** Addresses that the user is sent to, by their fields. */
type Links = readonly { readonly field: string; readonly address: string }[];

/** Looks at an environment without changing anything there, and keeps nothing of what it sees. */
export const connectProbes = <C extends Pick<PartnerIndependentConfiguration, 'identity' | 'region'>>(
  configuration: C,
  contracts: readonly PartnerContracts<C>[],
  apis: Readonly<Record<string, string>>,
  links: Links,
  services: ServicesOfProbeUser,
): ConnectedProbes => {
  const [hear, reach] = [makeAnswerProbe(services.clock), makeReachabilityProbe(services.clock)];
  const senders = { hear, reach, sign: makeProbeSigner(services, configuration.region) };
  const pool = userPoolCalls(configuration, hear);
  const { userPoolClientId, userPoolId, identityPoolId } = configuration.identity;
  const user = async () => {
    const token = await readStoredToken(services.store, userPoolClientId);
    return token === null ? null : pool.user(token);
  };
  const clients = contracts.flatMap(({ contracts: of }) =>
    of.flatMap(({ client }) => client?.(configuration) ?? []),
  );
  const clientAt = (page: string, address: string) => {
    const client = clients.find((one) => one.page === page);
    return client === undefined
      ? null
      : {
          ...client,
          redirectAt: (origin: string) => new URL('/secure/fxgateway/dashboard', origin).href,
          authorize: makeAuthorizePageProbe(reach, address, client),
        };
  };
  let renewed: string | null = null;
  const refreshToken = async () =>
    renewed ?? (await readStoredToken(services.store, userPoolClientId, 'refreshToken'));

  return {
    probes: {
      places: { region: configuration.region, userPoolId, identityPoolId, apis },
      calls: [
        ...makeIdentityPoolProbedCalls(configuration, services, senders, user),
        ...contracts.flatMap((one) => probedCallsOfContracts(configuration, one, services, senders)),
      ],
      links: links.map(({ field, address }) => ({
        service: field.split('.')[0] ?? field,
        field,
        target: new URL(address).origin,
        reach: () => reach(address),
        client: clientAt(field, address),
      })),
      now: services.clock.now,
      userPoolKeys: pool.keys,
      challenge: pool.challenge,
      endSession: async () => {
        const token = await refreshToken();
        return token === null ? 'no-session' : pool.revoke(token);
      },
    },
    pages: (origin, setting) => ({ origin, setting, look: (path) => reach(`${origin}${path}`) }),
    session: (partner) => ({
      partner,
      attributes: async () => readUserAttributes(await user()),
      renew: async () => {
        const token = await refreshToken();
        const heard = token === null ? null : await pool.renew(token);
        const fresh = jsonMember(jsonMember(heard?.body, 'AuthenticationResult'), 'RefreshToken');
        if (typeof fresh === 'string') renewed = fresh;
        return heard;
      },
    }),
  };
};
