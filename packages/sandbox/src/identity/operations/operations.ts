import { adminResetUserPassword } from './adminResetUserPassword.ts';
import { adminSetUserPassword } from './adminSetUserPassword.ts';
import { adminUserGlobalSignOut } from './adminUserGlobalSignOut.ts';
import { changePassword } from './changePassword.ts';
import { confirmForgotPassword } from './confirmForgotPassword.ts';
import { confirmSignUp } from './confirmSignUp.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getCredentialsForIdentity } from './getCredentialsForIdentity.ts';
import { getId } from './getId.ts';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken.ts';
import { getUser } from './getUser.ts';
import { globalSignOut } from './globalSignOut.ts';
import { initiateAuth } from './initiateAuth.ts';
import type { Operation } from './operation.ts';
import { resendConfirmationCode } from './resendConfirmationCode.ts';
import { respondToAuthChallenge } from './respondToAuthChallenge.ts';
import { revokeToken } from './revokeToken.ts';
import { signUp } from './signUp.ts';

/** Every operation of the user pool and the identity pool, under the name that requests give it. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['AWSCognitoIdentityProviderService.SignUp', signUp],
  ['AWSCognitoIdentityProviderService.ConfirmSignUp', confirmSignUp],
  ['AWSCognitoIdentityProviderService.ResendConfirmationCode', resendConfirmationCode],
  ['AWSCognitoIdentityProviderService.InitiateAuth', initiateAuth],
  ['AWSCognitoIdentityProviderService.RespondToAuthChallenge', respondToAuthChallenge],
  ['AWSCognitoIdentityProviderService.GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['AWSCognitoIdentityProviderService.GetUser', getUser],
  ['AWSCognitoIdentityProviderService.ForgotPassword', forgotPassword],
  ['AWSCognitoIdentityProviderService.ConfirmForgotPassword', confirmForgotPassword],
  ['AWSCognitoIdentityProviderService.ChangePassword', changePassword],
  ['AWSCognitoIdentityProviderService.RevokeToken', revokeToken],
  ['AWSCognitoIdentityProviderService.GlobalSignOut', globalSignOut],
  ['AWSCognitoIdentityService.GetId', getId],
  ['AWSCognitoIdentityService.GetCredentialsForIdentity', getCredentialsForIdentity],
]);

/** What an administrator does to a person: for programs on this machine, never for a browser. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map([
  ['AWSCognitoIdentityProviderService.AdminResetUserPassword', adminResetUserPassword],
  ['AWSCognitoIdentityProviderService.AdminSetUserPassword', adminSetUserPassword],
  ['AWSCognitoIdentityProviderService.AdminUserGlobalSignOut', adminUserGlobalSignOut],
]);
