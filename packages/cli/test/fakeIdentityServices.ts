import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { SignInStep } from '@fx-gateway/domain/identity/sessionService.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { sampleUser } from './sampleUser.ts';

const refusal = (name: string, message: string): Result<never, IdentityFailure> => failed({ name, message });

const done = async () => succeeded(undefined);

type Needs = 'CONFIRM_SIGN_UP' | 'RESET_PASSWORD' | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';

/** The refusal of an account that must change its password (ERR-10). */
const refusedForChange = refusal('NotAuthorizedException', 'Password reset required for the user');

/** An identity service in which an account needs one thing; codes are 111111, weak passwords are refused. */
export const fakeIdentityServices = (
  needs: Needs | 'refused for change' | { readonly unsupported: string },
) => {
  const calls: string[] = [];
  let step: SignInStep | 'refused for change' = needs;
  const accept = (code: string) => {
    if (code !== '111111') return refusal('CodeMismatchException', 'Wrong code.');
    step = 'DONE';
    return succeeded(undefined);
  };
  return {
    calls,
    services: {
      identity: {
        signIn: async (_email: string, password: string) => {
          calls.push(`signIn ${password}`);
          return step === 'refused for change' ? refusedForChange : succeeded(step);
        },
        currentUser: async () => succeeded(sampleUser),
        signOut: done,
        hasSession: async () => true,
      },
      registration: {
        register: async () => succeeded('CONFIRM_SIGN_UP' as const),
        confirm: async (_email: string, code: string) => {
          calls.push('confirm');
          const answer = accept(code);
          return answer.ok ? succeeded('DONE' as const) : answer;
        },
        resendCode: async () => {
          calls.push('resendCode');
          return succeeded(undefined);
        },
        autoSignIn: async () => refusal('AutoSignInException', 'Not started.'),
      },
      passwords: {
        requestCode: async () => {
          calls.push('requestCode');
          return needs === 'refused for change'
            ? succeeded(undefined)
            : refusal('LimitExceededException', 'Limit exceeded.');
        },
        reset: async (_email: string, code: string) => {
          calls.push('reset');
          return accept(code);
        },
        answerForcedChange: async (newPassword: string) => {
          calls.push(`answer ${newPassword}`);
          if (newPassword === 'Lost-2026') {
            step = 'DONE';
            return refusal('no-answer', 'Silence.');
          }
          if (newPassword === 'Late-2026')
            return refusal('SignInException', 'This sign-in has taken too long. Nothing was changed.');
          return newPassword === 'password1'
            ? refusal('InvalidPasswordException', 'Too common.')
            : succeeded('DONE' as const);
        },
        change: done,
      },
    },
  };
};
