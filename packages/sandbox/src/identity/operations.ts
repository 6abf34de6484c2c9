import { adminGetUser } from './operations/administration/adminGetUser.ts';
import { adminResetUserPassword } from './operations/administration/adminResetUserPassword.ts';
import { adminSetUserPassword } from './operations/administration/adminSetUserPassword.ts';
import { adminUserGlobalSignOut } from './operations/administration/adminUserGlobalSignOut.ts';
import { changePassword } from './operations/passwords/changePassword.ts';
import { confirmForgotPassword } from './operations/passwords/confirmForgotPassword.ts';
import { confirmSignUp } from './operations/registration/confirmSignUp.ts';
import { forgotPassword } from './operations/passwords/forgotPassword.ts';
import { getCredentialsForIdentity } from './operations/tokens/getCredentialsForIdentity.ts';
import { getId } from './operations/tokens/getId.ts';
import { getTokensFromRefreshToken } from './operations/tokens/getTokensFromRefreshToken.ts';
import { getUser } from './operations/tokens/getUser.ts';
import { globalSignOut } from './operations/tokens/globalSignOut.ts';
import { initiateAuth } from './operations/sign-in/initiateAuth.ts';
import type { Operation } from './operations/makeIdentityOperation.ts';
import { resendConfirmationCode } from './operations/registration/resendConfirmationCode.ts';
import { respondToAuthChallenge } from './operations/sign-in/respondToAuthChallenge.ts';
import { revokeToken } from './operations/tokens/revokeToken.ts';
import { signUp } from './operations/registration/signUp.ts';

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

/** What an administrator does to a user: for programs on this machine, never for a browser. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map([
  ['AWSCognitoIdentityProviderService.AdminGetUser', adminGetUser],
  ['AWSCognitoIdentityProviderService.AdminResetUserPassword', adminResetUserPassword],
  ['AWSCognitoIdentityProviderService.AdminSetUserPassword', adminSetUserPassword],
  ['AWSCognitoIdentityProviderService.AdminUserGlobalSignOut', adminUserGlobalSignOut],
]);
