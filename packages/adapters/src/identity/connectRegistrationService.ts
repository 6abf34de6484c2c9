import type { RegistrationService, SignUpStep } from '@fx-gateway/domain/identity/registration.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { systemClock } from '../system/systemPorts.ts';
import { askAndNoteRetriedRefusal } from './askAndNoteRetriedRefusal.ts';
import type { IdentityCaller } from './createIdentityCaller.ts';

const readStep = (step: string): SignUpStep => {
  switch (step) {
    case 'CONFIRM_SIGN_UP':
    case 'COMPLETE_AUTO_SIGN_IN':
    case 'DONE':
      return step;
    default:
      return { unsupported: step };
  }
};

const calls = () => import('./registrationCalls.ts');

/**
 * Registration through the identity library; the e-mail is the sign-in name (IDENT-22). Options that are not given
 * (ClientMetadata, ValidationData, ForceAliasCreation) are left out of the calls, and no registration asks to be
 * signed in by itself: the library would hold the password and a timer for three minutes.
 */
export const connectRegistrationService = (
  { library, ask, signIn }: IdentityCaller,
  clock: Pick<Clock, 'now'> = systemClock,
): RegistrationService => ({
  register: async (password, attributes) => {
    const answer = await askAndNoteRetriedRefusal(ask, clock, async () => {
      const { signUp } = await calls();
      return () =>
        signUp(library.context, {
          username: attributes.email,
          password,
          options: { userAttributes: { ...attributes } },
        });
    });
    return answer.ok ? succeeded(readStep(answer.value.nextStep.signUpStep)) : answer;
  },

  confirm: async (email, code) => {
    const answer = await ask(async () => {
      const { confirmSignUp } = await calls();
      return confirmSignUp(library.context, { username: email, confirmationCode: code });
    });
    return answer.ok ? succeeded(readStep(answer.value.nextStep.signUpStep)) : answer;
  },

  resendCode: async (email) => {
    const answer = await ask(async () => {
      const { resendSignUpCode } = await calls();
      return resendSignUpCode(library.context, { username: email });
    });
    return answer.ok ? succeeded(undefined) : answer;
  },

  autoSignIn: () =>
    signIn(async () => {
      const { autoSignIn } = await calls();
      return (await autoSignIn()).nextStep.signInStep;
    }),
});
