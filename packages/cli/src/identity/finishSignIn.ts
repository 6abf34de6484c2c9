import type { UserServices } from '@fx-gateway/adapters/node';
import { completeForcedPasswordChange } from '@fx-gateway/domain/identity/completeForcedPasswordChange.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { normalizeEmail } from '@fx-gateway/domain/identity/normalizeEmail.ts';
import { signIn } from '@fx-gateway/domain/identity/signIn.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { askNewPasswordTwice } from './askNewPasswordTwice.ts';
import { confirmByCode } from './confirmByCode.ts';
import { signInRefused } from './identityCommandFailure.ts';
import type { PasswordsFromOptions } from './readPasswords.ts';
import { resetByCode } from './resetByCode.ts';

const checkHint =
  'See that the e-mail, the password and the environment are right. The sign-in page resets a password that is forgotten.';

/**
 * Signs in and takes an account that is stuck through what it still needs, asking the user at the terminal;
 * without one it ends with 4 and says what to do.
 */
export const finishSignIn = async (
  invocation: Invocation,
  services: Pick<UserServices, 'identity' | 'registration' | 'passwords'>,
  email: string,
  given: PasswordsFromOptions,
): CommandResult<User> => {
  let newPassword = given.newPassword;
  let event = await signIn(services.identity, email, given.password, null);
  for (;;) {
    switch (event.type) {
      case 'login-succeeded':
        return succeeded(event.user);
      case 'login-needs-confirmation': {
        const confirmed = await confirmByCode(invocation, services, email);
        if (!confirmed.ok) return confirmed;
        event = await signIn(services.identity, email, given.password, null);
        break;
      }
      case 'login-needs-reset': {
        const reset = await resetByCode(invocation, services.passwords, email);
        if (!reset.ok) return reset;
        event = await signIn(services.identity, email, reset.value, null, {
          endOthersOf: normalizeEmail(email),
        });
        break;
      }
      case 'login-needs-new-password': {
        const chosen = await forcedPassword(invocation, event.message, newPassword);
        if (!chosen.ok) return chosen;
        // What the service refuses is not given to it again.
        newPassword = null;
        event = await completeForcedPasswordChange(services, { email, newPassword: chosen.value });
        break;
      }
      case 'login-refused-for-change': {
        const change = { required: identityMessages.accountChangeRequired, sendFirst: true };
        const reset = await resetByCode(invocation, services.passwords, email, change);
        if (!reset.ok) return reset;
        event = await signIn(services.identity, email, reset.value, null, {
          endOthersOf: normalizeEmail(email),
        });
        break;
      }
      case 'login-change-ended': {
        const { message, withNewPassword, requestId } = event;
        // The password that the sign-in began with is still the right one.
        if (!withNewPassword && (await invocation.prompts()) !== null) {
          await invocation.report(message);
          event = await signIn(services.identity, email, given.password, null);
          break;
        }
        return failed(
          signInRefused(message, {
            ...(withNewPassword
              ? { hint: 'Run this again with the new password, or else with the old one.' }
              : {}),
            ...(requestId === undefined ? {} : { requestId }),
          }),
        );
      }
      case 'login-failed':
        return failed(
          signInRefused(event.message, {
            hint: checkHint,
            ...(event.requestId === undefined ? {} : { requestId: event.requestId }),
          }),
        );
      default:
        return failed(signInRefused('Sign in was unsuccessful.'));
    }
  }
};

const forcedPassword = async (
  invocation: Invocation,
  message: string | undefined,
  given: string | null,
): CommandResult<string> => {
  if (given !== null) return succeeded(given);
  const prompts = await invocation.prompts();
  if (prompts === null) {
    return failed(
      signInRefused(message ?? identityMessages.newPasswordRequired, {
        hint: 'Give a new one on stdin with --new-password-stdin, or run this in a terminal.',
      }),
    );
  }
  await invocation.report(message ?? identityMessages.passwordChangeRequired);
  return askNewPasswordTwice(invocation, prompts);
};
