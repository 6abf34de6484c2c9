import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { findPoolFirewall } from './findPoolFirewall.ts';
import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import {
  describeStatusAndRefusal,
  describeRefusal,
  type RefusalResponse,
} from '../responses/describeRefusal.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  notTriedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/** At which calls a sign-in failed, and under which name of the service. */
export type SignInFailure = {
  readonly kind: 'refused' | 'unanswered';
  readonly calls: string;
  readonly name: string;
  readonly requestId: string | null;
  /** What the service says of it. */
  readonly message?: string;
};

/** What a refusal says of the configuration: an identity pool that is not there, or that does not take these tokens. */
const faultOf = ({ calls, name }: SignInFailure): readonly [field: string, note: string] | null => {
  if (!calls.includes('GetId')) return null;
  if (name === 'ResourceNotFoundException')
    return ['identity.identityPoolId', 'The identity service does not know it.'];
  return name === 'NotAuthorizedException'
    ? ['identity.identityPoolId', 'The identity pool does not take the tokens of this user pool and client.']
    : null;
};

/** Names of the service, and steps that it asks for, that say something of the user and nothing of the environment. */
const unready: readonly string[] = [
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'RESET_PASSWORD',
  'CONFIRM_SIGN_UP',
  'NEW_PASSWORD_REQUIRED',
];

/** The challenges of the user pool, by what its library calls the step after them. */
const challenges: Readonly<Record<string, string>> = {
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD_REQUIRED',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'SOFTWARE_TOKEN_MFA',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'SMS_MFA',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'EMAIL_OTP',
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: 'CUSTOM_CHALLENGE',
  CONFIRM_SIGN_IN_WITH_PASSWORD: 'PASSWORD',
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'SELECT_MFA_TYPE',
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'MFA_SETUP',
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: 'MFA_SETUP',
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: 'MFA_SETUP',
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'SELECT_CHALLENGE',
};

/** By a setting of the user pool or of its client, what asks for each challenge that the product cannot answer. */
const challengeSettings: Readonly<Record<string, string>> = {
  CUSTOM_CHALLENGE:
    'the triggers DefineAuthChallenge and CreateAuthChallenge of the user pool (LambdaConfig)',
  PASSWORD: 'SignInPolicy of the user pool to PASSWORD alone',
  SELECT_CHALLENGE: 'SignInPolicy of the user pool to PASSWORD alone',
};

const secondFactor = 'MfaConfiguration of the user pool to OFF';

/** What the pool says of every wrong password. */
const isPassword = ({ message = '' }: SignInFailure): boolean =>
  /incorrect username or password/i.test(message);

/** Names of our own have words of our own. */
const isOwn = (name: string): boolean => /^[a-z-]+$/.test(name);

const spokenOf = ({ name, message = '' }: SignInFailure): RefusalResponse => ({
  status: 400,
  headers: {},
  body: { __type: name, message: isOwn(name) ? '' : message },
});

const symptomOf = (failure: SignInFailure): Symptom => {
  const { calls, name } = failure;
  if (calls.includes('GetId') && name === 'ResourceNotFoundException')
    return makeSymptom('unknown-identity-pool', '', 'identity.identityPoolId');
  const isOfRole = /sts:AssumeRoleWithWebIdentity/.test(failure.message ?? '');
  if (calls.includes('GetId') && name === 'NotAuthorizedException' && !isOfRole)
    return {
      ...makeSymptom('identity-pool-refuses', '', 'identity.identityPoolId'),
      ...(failure.message === undefined ? {} : { said: describeStatusAndRefusal(spokenOf(failure)) }),
    };
  if (unready.includes(name)) return makeSymptom('user-unready', name, '--as');
  if (/^[A-Z_]+$/.test(name))
    return makeSymptom('second-factor', name, challengeSettings[name] ?? secondFactor);
  const firewall = calls.includes('InitiateAuth') ? findPoolFirewall(spokenOf(failure)) : null;
  if (firewall !== null) return firewall;
  const family = isPassword(failure) ? null : findSymptomNamedByResponse(spokenOf(failure));
  if (family !== null) return family;
  return calls.includes('InitiateAuth') && ['NotAuthorizedException', 'UserNotFoundException'].includes(name)
    ? makeSymptom('wrong-password', '', '--as')
    : {
        ...makeSymptom('call-refused', `${calls} is answered with`),
        said: describeRefusal(spokenOf(failure)),
      };
};

/** A proof is made with the name of the user pool, so another one looks like a wrong password. */
const doubtOf = ({ calls, name }: SignInFailure): string =>
  calls.includes('InitiateAuth') && name === 'NotAuthorizedException'
    ? ' The e-mail, the password or identity.userPoolId may be another one.'
    : '';

/** Null where nobody should sign in. Where the pool itself is not there, a refused password says nothing more. */
export const judgeSignIn = (
  failed: SignInFailure | 'signed-in' | null,
  isPoolThere = true,
): ExplainedVerdict => {
  if (failed === null) return notTriedVerdict('no-sign-in');
  if (failed === 'signed-in') return asExpectedVerdict();
  const signedIn = { ...failed, name: challenges[failed.name] ?? failed.name };
  const { kind, calls, name, requestId } = signedIn;
  if (kind === 'unanswered') return { ...unansweredVerdict, note: `No whole answer came to ${calls}.` };
  const fault = faultOf(signedIn);
  const judged =
    fault === null
      ? refusedVerdict({ note: `${calls} answered with ${name}.${doubtOf(signedIn)}`, requestId })
      : differsVerdict(...fault, requestId);
  const shown = symptomOf(signedIn);
  return shown.kind === 'wrong-password' && !isPoolThere ? judged : addSymptomToVerdict(judged, shown);
};
