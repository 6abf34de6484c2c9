import { symptom, type Symptom } from './causes/symptom.ts';
import { asExpected, differs, notTried, refused, showing, unanswered, type Judged } from './verdict.ts';

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

/** Names of the service, and steps that it asks for, that say something of the user and nothing of the environment. */
const unready: readonly string[] = [
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'RESET_PASSWORD',
  'CONFIRM_SIGN_UP',
  'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
];

const symptomOf = ({ calls, name }: SignInFailure): Symptom => {
  if (calls.includes('GetId') && name === 'ResourceNotFoundException')
    return symptom('unknown-identity-pool', '', 'identity.identityPoolId');
  if (calls.includes('GetId') && name === 'NotAuthorizedException')
    return symptom('identity-pool-refuses', '', 'identity.identityPoolId');
  if (unready.includes(name)) return symptom('user-unready', name, '--as');
  return calls.includes('InitiateAuth') && ['NotAuthorizedException', 'UserNotFoundException'].includes(name)
    ? symptom('wrong-password', '', '--as')
    : symptom('call-refused', `${calls} is answered with ${name}`);
};

/** A proof is made with the name of the user pool, so another one looks like a wrong password. */
const doubtOf = ({ calls, name }: SignInFailure): string =>
  calls.includes('InitiateAuth') && name === 'NotAuthorizedException'
    ? ' The e-mail, the password or identity.userPoolId may be another one.'
    : '';

/** Null where nobody should sign in. Where the pool itself is not there, a refused password says nothing more. */
export const judgeSignIn = (signedIn: SignInFailure | 'signed-in' | null, isPoolThere = true): Judged => {
  if (signedIn === null) return notTried('no-sign-in');
  if (signedIn === 'signed-in') return asExpected();
  const { kind, calls, name, requestId } = signedIn;
  if (kind === 'unanswered') return { ...unanswered, note: `No whole answer came to ${calls}.` };
  const fault = faultOf(signedIn);
  const judged =
    fault === null
      ? refused({ note: `${calls} answered with ${name}.${doubtOf(signedIn)}`, requestId })
      : differs(...fault, requestId);
  const shown = symptomOf(signedIn);
  return shown.kind === 'wrong-password' && !isPoolThere ? judged : showing(judged, shown);
};
