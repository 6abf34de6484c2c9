import type { AuthStateAction } from './reduceAuthState.ts';
import { makeAuthStateFailureAction } from './makeAuthStateFailureAction.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService } from './sessionService.ts';
import { identityMessages } from './identityMessages.ts';
import { addLostAnswerHint } from './addLostAnswerHint.ts';
import { normalizeEmailCode } from './normalizeEmailCode.ts';
import {
  makeRegistrationAttributes,
  type RegisterPayload,
  type RegistrationService,
  type SignUpStep,
} from './registration.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { makeSignInStepAction } from './signIn.ts';

type Services = { readonly identity: SessionService; readonly registration: RegistrationService };

/** What the state makes of a step of a registration (AUTHSTEP-30 to AUTHSTEP-33). */
const eventsOfStep = async (
  services: Services,
  step: SignUpStep,
  email: string,
): Promise<readonly AuthStateAction[]> => {
  const confirmed: AuthStateAction = { type: 'register-confirm-succeeded', email };
  switch (step) {
    case 'CONFIRM_SIGN_UP':
      return [{ type: 'register-succeeded' }];
    case 'DONE':
      return [confirmed];
    case 'COMPLETE_AUTO_SIGN_IN': {
      const signedIn = await services.registration.autoSignIn();
      // A sign-in that does not come about by itself is no failure: the user signs in on the page.
      return signedIn.ok
        ? [
            { type: 'register-succeeded' },
            confirmed,
            await makeSignInStepAction(services.identity, signedIn.value),
          ]
        : [{ type: 'register-succeeded' }, confirmed];
    }
    default:
      return [{ type: 'step-failed', message: identityMessages.unsupportedSignUpStep }];
  }
};

/** Registers a new customer (AUTHSTEP-19). */
export const registerUser = async (
  services: Services,
  payload: RegisterPayload,
  sessionOrigin: string | null,
): Promise<readonly AuthStateAction[]> => {
  const answer = await services.registration.register(
    payload.password,
    makeRegistrationAttributes(payload, sessionOrigin),
  );
  return answer.ok
    ? eventsOfStep(services, answer.value, payload.email.trim())
    : [
        makeAuthStateFailureAction(
          'step-failed',
          answer.failure,
          addLostAnswerHint('register', answer.failure),
        ),
      ];
};

/** Confirms the mailed code (AUTHSTEP-20). */
export const confirmRegistration = async (
  services: Services,
  email: string,
  code: string,
): Promise<readonly AuthStateAction[]> => {
  const answer = await services.registration.confirm(normalizeEmail(email), normalizeEmailCode(code));
  return answer.ok
    ? eventsOfStep(services, answer.value, email.trim())
    : [makeAuthStateFailureAction('step-failed', answer.failure)];
};

/** What a failed request for a code says (ERR-9, S-30). */
export const codeRequestFailureMessage = (failure: IdentityFailure): string =>
  failure.name === 'LimitExceededException' ? identityMessages.tooManyAttempts : failure.message;

/** Has the confirmation code mailed again (AUTHSTEP-24). */
export const resendConfirmationCode = async (
  registration: RegistrationService,
  email: string,
): Promise<AuthStateAction> => {
  const answer = await registration.resendCode(normalizeEmail(email));
  return answer.ok
    ? { type: 'code-sent', message: null, purpose: 'registration' }
    : makeAuthStateFailureAction('step-failed', answer.failure, codeRequestFailureMessage(answer.failure));
};
