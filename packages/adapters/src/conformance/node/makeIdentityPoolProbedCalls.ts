import {
  isAccepted,
  readRequestId,
  type ProbeResponse,
} from '@fx-gateway/domain/conformance/responses/probeResponse.ts';
import type { ProbedCall } from '@fx-gateway/domain/conformance/probes/probes.ts';
import { cognitoEndpoints } from '../../configuration/cognitoEndpoints.ts';
import type { PartnerIndependentConfiguration } from '../../configuration/configuration.ts';
import { jsonMember } from '../../http/envelope.ts';
import type { ProbeSenders } from './probedCallsOfContracts.ts';
import { makePreflightProbe } from './answerProbe.ts';
import type { ServicesOfProbeUser } from './probedServices.ts';

/** What the identity library sends with every call, of which browsers ask before. */
const libraryHeaders = [
  'amz-sdk-invocation-id',
  'amz-sdk-request',
  'cache-control',
  'content-type',
  'x-amz-target',
  'x-amz-user-agent',
];

/** A user's attributes by their names; null where the answer has none. */
export const readUserAttributes = (heard: ProbeResponse | null): Readonly<Record<string, string>> | null => {
  const attributes = jsonMember(heard?.body, 'UserAttributes');
  return Array.isArray(attributes)
    ? Object.fromEntries(
        attributes.map((entry) => [String(jsonMember(entry, 'Name')), String(jsonMember(entry, 'Value'))]),
      )
    : null;
};

/** What the pools answer beside their library: who is signed in, and credentials to sign with. */
export const makeIdentityPoolProbedCalls = (
  configuration: Pick<PartnerIndependentConfiguration, 'identity'>,
  services: ServicesOfProbeUser,
  { hear, reach }: Pick<ProbeSenders, 'hear' | 'reach'>,
  user: () => Promise<ProbeResponse | null>,
): readonly ProbedCall[] => {
  const [users = '', identities = ''] = cognitoEndpoints(configuration);
  const { userPoolEndpoint, identityPoolEndpoint } = configuration.identity;
  const of = (
    service: string,
    field: string,
    path: string,
    address: string,
    target: string,
    ask: ProbedCall['ask'],
  ): ProbedCall => ({
    service,
    method: 'POST',
    path,
    effect: 'reads',
    guard: null,
    partner: null,
    field,
    target: new URL(address).origin,
    address,
    pageHeaders: libraryHeaders,
    headerFields: {},
    tokenField: null,
    namesRefusals: true,
    // Without a token, or for an identity that nobody has: it is refused, and changes nothing.
    reach: () =>
      reach(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
        body: '{}',
      }),
    signed: async () => null,
    preflight: makePreflightProbe(hear, address, 'POST', libraryHeaders),
    unsigned: async () => null,
    ask,
  });
  return [
    of(
      'user pool',
      userPoolEndpoint === undefined ? 'identity.userPoolId' : 'identity.userPoolEndpoint',
      'GetUser',
      users,
      'AWSCognitoIdentityProviderService.GetUser',
      async () => {
        const heard = await user();
        if (heard === null) return { kind: 'no-answer' };
        const differing = readUserAttributes(heard) === null ? 'UserAttributes' : null;
        return {
          kind: 'answered',
          status: heard.status,
          requestId: readRequestId(heard),
          refusal: null,
          differing,
          spoken: isAccepted(heard) ? null : heard,
        };
      },
    ),
    of(
      'identity pool',
      identityPoolEndpoint === undefined ? 'identity.identityPoolId' : 'identity.identityPoolEndpoint',
      'GetCredentialsForIdentity',
      identities,
      'AWSCognitoIdentityService.GetCredentialsForIdentity',
      async () =>
        (await services.temporaryCredentials()) === null
          ? { kind: 'session-lost', status: null, requestId: null }
          : { kind: 'answered', status: 200, requestId: null, refusal: null, differing: null },
    ),
  ];
};
