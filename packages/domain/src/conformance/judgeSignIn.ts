import { asExpected, differs, notTried, refused, unanswered, type Judged } from './verdict.ts';

/** At which calls a sign-in failed, and under which name of the service; its words are told to nobody. */
export type SignInFailure = {
  readonly kind: 'refused' | 'unanswered';
  readonly calls: string;
  readonly name: string;
  readonly requestId: string | null;
};

/** What a refusal says of the configuration: an identity pool that is not there, or that does not take these tokens. */
const faultOf = ({ calls, name }: SignInFailure): readonly [field: string, note: string] | null => {
  if (!calls.includes('GetId')) return null;
  if (name === 'ResourceNotFoundException')
    return ['identity.identityPoolId', 'The identity service does not know it.'];
  return name === 'NotAuthorizedException'
    ? ['identity.userPoolId', 'The identity pool does not take the tokens of this user pool and client.']
    : null;
};

/** A proof is made with the name of the user pool, so another one looks like a wrong password. */
const doubtOf = ({ calls, name }: SignInFailure): string =>
  calls.includes('InitiateAuth') && name === 'NotAuthorizedException'
    ? ' The e-mail, the password or identity.userPoolId may be another one.'
    : '';

/** Null where nobody should sign in. */
export const judgeSignIn = (signedIn: SignInFailure | 'signed-in' | null): Judged => {
  if (signedIn === null) return notTried('no-sign-in');
  if (signedIn === 'signed-in') return asExpected();
  const { kind, calls, name, requestId } = signedIn;
  if (kind === 'unanswered') return { ...unanswered, note: `No whole answer came to ${calls}.` };
  const fault = faultOf(signedIn);
  return fault === null
    ? refused({ note: `${calls} answered with ${name}.${doubtOf(signedIn)}`, requestId })
    : differs(...fault, requestId);
};
