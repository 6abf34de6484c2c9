import {
  changeByCode,
  confirmLogin,
  loginMode,
  resetAtLogin,
  signIn,
  type AuthEvent,
  type AuthState,
  type LoginForm,
} from '@fx-gateway/domain/identity';
import type { IdentityServices } from './identityServices.ts';

type LoginStep = {
  readonly begin: AuthEvent;
  readonly answer: (services: IdentityServices) => Promise<AuthEvent>;
};

/** What the sign-in form sends in the current state (LOGIN-17 to LOGIN-20); nothing of it but the e-mail is kept. */
export const loginStep = (state: AuthState, form: LoginForm): LoginStep => {
  switch (loginMode(state)) {
    case 'reset':
      return {
        begin: { type: 'login-reset-started', email: form.email.trim() },
        answer: ({ passwords }) => resetAtLogin(passwords, form),
      };
    case 'forced':
      return {
        begin: { type: 'login-confirm-started' },
        answer: (services) =>
          state.changeWaits
            ? confirmLogin(services, { email: form.email, newPassword: form.password })
            : changeByCode(services.passwords, form.email),
      };
    case 'normal':
      return {
        begin: { type: 'login-started', email: form.email.trim() },
        answer: ({ identity }) => signIn(identity, form.email, form.password, state.user, state),
      };
  }
};
