import type { CallProvenance } from './serviceContract.ts';

/** An operation of the user pool or of the identity pool, which the identity library calls. */
type IdentityOperation = {
  readonly operation: string;
  readonly pool: 'users' | 'identities';
  readonly standing: CallProvenance;
  readonly rules: readonly string[];
};

const ofUsers = (
  operation: string,
  rules: readonly string[],
  standing: CallProvenance = 'specified',
): IdentityOperation => ({ operation, pool: 'users', standing, rules });

/** Everything that the client asks of the pools; what the specification does not list is the library's own way. */
export const identityOperations: readonly IdentityOperation[] = [
  ofUsers('InitiateAuth', ['IDENT-1']),
  ofUsers('RespondToAuthChallenge', ['IDENT-1']),
  ofUsers('SignUp', ['IDENT-2', 'IDENT-22']),
  ofUsers('ConfirmSignUp', ['IDENT-3']),
  ofUsers('ResendConfirmationCode', [], 'assumed'),
  ofUsers('ForgotPassword', ['IDENT-4']),
  ofUsers('ConfirmForgotPassword', ['IDENT-5']),
  ofUsers('ChangePassword', ['IDENT-6', 'S-69']),
  ofUsers('GetUser', ['IDENT-7', 'USER-5']),
  ofUsers('GetTokensFromRefreshToken', [], 'assumed'),
  ofUsers('RevokeToken', ['IDENT-8']),
  ofUsers('GlobalSignOut', ['IDENT-9']),
  { operation: 'GetId', pool: 'identities', standing: 'specified', rules: ['IDENT-11'] },
  { operation: 'GetCredentialsForIdentity', pool: 'identities', standing: 'specified', rules: ['IDENT-11'] },
];
