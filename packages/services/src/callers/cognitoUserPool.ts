import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ServicesSettings } from '../settings/servicesSettingsSchema.ts';
import { UserPoolUnavailableError, type FindPoolUser } from './userPool.ts';

/** How long a call waits for the user pool; a customer waits for the call. */
const patience = { connectionTimeout: 2_000, requestTimeout: 3_000 };

/** The users of a Cognito user pool, with the rights of the process (`cognito-idp:AdminGetUser`). */
export const cognitoUserPool = ({
  region,
  userPoolId,
  endpoint,
}: NonNullable<ServicesSettings['userPool']>): FindPoolUser => {
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    maxAttempts: 2,
    requestHandler: patience,
  });
  return async (sub) => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: sub }));
      if (user.Enabled === false) return null;
      const attributes = new Map(user.UserAttributes?.map(({ Name, Value = '' }) => [Name, Value]));
      return {
        email: attributes.get('email') ?? '',
        emailVerified: attributes.get('email_verified') === 'true',
        origin: attributes.get('custom:so') ?? '',
        fxPartner: attributes.get('custom:fxpartner') ?? '',
      };
    } catch (error) {
      if (error instanceof UserNotFoundException) return null;
      // What AWS says may name the user.
      const reason = error instanceof Error ? error.name : 'no reason given';
      throw new UserPoolUnavailableError(`The user pool does not answer (${reason}).`);
    }
  };
};
