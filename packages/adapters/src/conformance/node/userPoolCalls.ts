import { randomBytes, randomUUID } from 'node:crypto';
import type { ProbeResponse } from '@fx-gateway/domain/conformance/responses/probeResponse.ts';
import { cognitoEndpoints } from '../../configuration/cognitoEndpoints.ts';
import type { PartnerIndependentConfiguration } from '../../configuration/configuration.ts';
import type { AnswerProbe } from './answerProbe.ts';

/** Calls of the user pool as its own library makes them, where that library does not show what was answered. */
type UserPoolCalls = {
  /** Begins to prove the password of a user whom nobody knows. */
  challenge(): Promise<ProbeResponse | null>;
  user(accessToken: string): Promise<ProbeResponse | null>;
  renew(refreshToken: string): Promise<ProbeResponse | null>;
  /** The keys that the user pool shows to everybody. */
  keys(): Promise<ProbeResponse | null>;
  /** Ends the session of a refresh token. */
  revoke(refreshToken: string): Promise<ProbeResponse | null>;
};

export const userPoolCalls = (
  configuration: Pick<PartnerIndependentConfiguration, 'identity'>,
  hear: AnswerProbe,
): UserPoolCalls => {
  const [endpoint = ''] = cognitoEndpoints(configuration);
  const { userPoolClientId: ClientId, userPoolId } = configuration.identity;
  const call = (operation: string, body: object) =>
    hear(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  return {
    challenge: () =>
      call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId,
        AuthParameters: {
          USERNAME: `${randomUUID()}@doctor.invalid`,
          SRP_A: randomBytes(384).toString('hex').replace(/^./, '1'),
        },
      }),
    user: (AccessToken) => call('GetUser', { AccessToken }),
    keys: () => hear(`${endpoint}/${userPoolId}/.well-known/jwks.json`, { method: 'GET', headers: {} }),
    renew: (RefreshToken) => call('GetTokensFromRefreshToken', { ClientId, RefreshToken }),
    revoke: (Token) => call('RevokeToken', { ClientId, Token }),
  };
};
