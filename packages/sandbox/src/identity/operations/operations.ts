import { getCredentialsForIdentity } from './getCredentialsForIdentity.ts';
import { getId } from './getId.ts';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken.ts';
import { getUser } from './getUser.ts';
import { globalSignOut } from './globalSignOut.ts';
import { initiateAuth } from './initiateAuth.ts';
import type { Operation } from './operation.ts';
import { respondToAuthChallenge } from './respondToAuthChallenge.ts';
import { revokeToken } from './revokeToken.ts';

/** Every operation of the user pool and the identity pool, under the name that requests give it. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['AWSCognitoIdentityProviderService.InitiateAuth', initiateAuth],
  ['AWSCognitoIdentityProviderService.RespondToAuthChallenge', respondToAuthChallenge],
  ['AWSCognitoIdentityProviderService.GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['AWSCognitoIdentityProviderService.GetUser', getUser],
  ['AWSCognitoIdentityProviderService.RevokeToken', revokeToken],
  ['AWSCognitoIdentityProviderService.GlobalSignOut', globalSignOut],
  ['AWSCognitoIdentityService.GetId', getId],
  ['AWSCognitoIdentityService.GetCredentialsForIdentity', getCredentialsForIdentity],
]);
