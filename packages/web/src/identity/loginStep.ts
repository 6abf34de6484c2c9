import {
  confirmLogin,
  resetAtLogin,
  signIn,
  type AuthEvent,
  type LoginForm,
  type LoginMode,
  type User,
} from '@fx-gateway/domain/identity';
import type { IdentityServices } from './identityServices.ts';

type LoginStep = {
  readonly begin: AuthEvent;
  readonly answer: (services: IdentityServices) => Promise<AuthEvent>;
};

/**
 * What the sign-in form sends in its current mode (LOGIN-17 to LOGIN-20); nothing of it but the e-mail is kept. `held`
 * is who is signed in already.
 */
export const loginStep = (mode: LoginMode, form: LoginForm, held: User | null): LoginStep => {
  switch (mode) {
    case 'reset':
      return {
        begin: { type: 'login-reset-started' },
        answer: ({ passwords }) => resetAtLogin(passwords, form),
      };
    case 'forced':
      return {
        begin: { type: 'login-confirm-started' },
        answer: (services) => confirmLogin(services, form.password),
      };
    case 'normal':
      return {
        begin: { type: 'login-started', email: form.email.trim() },
        answer: ({ identity }) => signIn(identity, form.email, form.password, held),
      };
  }
};
