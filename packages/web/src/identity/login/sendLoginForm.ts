import { loginMode, type AuthState } from '@fx-gateway/domain/identity/authState.ts';
import type { AuthStateAction } from '@fx-gateway/domain/identity/reduceAuthState.ts';
import { completeForcedPasswordChange } from '@fx-gateway/domain/identity/completeForcedPasswordChange.ts';
import type { LoginForm } from '@fx-gateway/domain/identity/identityForms.ts';
import { sendPasswordChangeCode, resetPasswordAtLogin } from '@fx-gateway/domain/identity/recoverPassword.ts';
import { signIn } from '@fx-gateway/domain/identity/signIn.ts';
import type { IdentityStore } from '../IdentityStore.ts';
import type { IdentityServices } from '../identityServices.ts';

type LoginStep = {
  readonly begin: AuthStateAction;
  readonly answer: (services: IdentityServices) => Promise<AuthStateAction>;
};

const stepOf = (state: AuthState, form: LoginForm): LoginStep => {
  switch (loginMode(state)) {
    case 'reset':
      return {
        begin: { type: 'login-reset-started', email: form.email.trim() },
        answer: ({ passwords }) => resetPasswordAtLogin(passwords, form),
      };
    case 'forced':
      return {
        begin: { type: 'login-confirm-started' },
        answer: (services) =>
          state.changeWaits
            ? completeForcedPasswordChange(services, { email: form.email, newPassword: form.password })
            : sendPasswordChangeCode(services.passwords, form.email),
      };
    case 'normal':
      return {
        begin: { type: 'login-started', email: form.email.trim() },
        answer: ({ identity }) => signIn(identity, form.email, form.password, state.user, state),
      };
  }
};

/**
 * Sends the sign-in form in its current mode: a sign-in, a reset by code, or the new password that an administrator
 * requires (LOGIN-17 to LOGIN-20). Nothing of the form but the e-mail is kept.
 */
export const sendLoginForm = (identity: IdentityStore, form: LoginForm): Promise<void> => {
  const { begin, answer } = stepOf(identity.state, form);
  return identity.run(begin, async (services) => [await answer(services)]);
};
