import type { AuthEvent } from './authTransition.ts';
import { failedWith } from './failedWith.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { identityMessages } from './identityMessages.ts';
import { wordsWithHint } from './lostAnswerHints.ts';
import { readCode } from './readCode.ts';
import {
  registrationAttributes,
  type RegisterPayload,
  type Registration,
  type SignUpStep,
} from './registration.ts';
import { sentEmail } from './sentEmail.ts';
import { eventOfStep } from './signIn.ts';

type Services = { readonly identity: IdentityProvider; readonly registration: Registration };

/** What the state makes of a step of a registration (AUTHSTEP-30 to AUTHSTEP-33). */
const eventsOfStep = async (
  services: Services,
  step: SignUpStep,
  email: string,
): Promise<readonly AuthEvent[]> => {
  const confirmed: AuthEvent = { type: 'register-confirm-succeeded', email };
  switch (step) {
    case 'CONFIRM_SIGN_UP':
      return [{ type: 'register-succeeded' }];
    case 'DONE':
      return [confirmed];
    case 'COMPLETE_AUTO_SIGN_IN': {
      const signedIn = await services.registration.autoSignIn();
      // A sign-in that does not come about by itself is no failure: the user signs in on the page.
      return signedIn.ok
        ? [{ type: 'register-succeeded' }, confirmed, await eventOfStep(services.identity, signedIn.value)]
        : [{ type: 'register-succeeded' }, confirmed];
    }
    default:
      return [{ type: 'step-failed', message: identityMessages.unsupportedSignUpStep }];
  }
};

/** Registers a new customer (AUTHSTEP-19). */
export const register = async (
  services: Services,
  payload: RegisterPayload,
  sessionOrigin: string | null,
): Promise<readonly AuthEvent[]> => {
  const answer = await services.registration.register(
    payload.password,
    registrationAttributes(payload, sessionOrigin),
  );
  return answer.ok
    ? eventsOfStep(services, answer.value, payload.email.trim())
    : [failedWith('step-failed', answer.failure, wordsWithHint('register', answer.failure))];
};

/** Confirms the mailed code (AUTHSTEP-20). */
export const confirmRegistration = async (
  services: Services,
  email: string,
  code: string,
): Promise<readonly AuthEvent[]> => {
  const answer = await services.registration.confirm(sentEmail(email), readCode(code));
  return answer.ok
    ? eventsOfStep(services, answer.value, email.trim())
    : [failedWith('step-failed', answer.failure)];
};

/** What a failed request for a code says (ERR-9, S-30). */
export const codeRequestMessages = (failure: IdentityFailure): string =>
  failure.name === 'LimitExceededException' ? identityMessages.tooManyAttempts : failure.message;

/** Has the confirmation code mailed again (AUTHSTEP-24). */
export const resendConfirmationCode = async (
  registration: Registration,
  email: string,
): Promise<AuthEvent> => {
  const answer = await registration.resendCode(sentEmail(email));
  return answer.ok
    ? { type: 'code-sent', message: null, purpose: 'registration' }
    : failedWith('step-failed', answer.failure, codeRequestMessages(answer.failure));
};
