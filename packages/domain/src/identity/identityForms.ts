import { isEmail } from '../forms/email.ts';
import { fieldMessages } from '../forms/fieldMessages.ts';
import { identityMessages } from './identityMessages.ts';
import { shortestPassword } from './passwords.ts';

/** The messages of a form's wrong fields, by field; empty when it can be submitted. */
export type FormMessages<F extends string> = Partial<Record<F, string>>;

export const wrongOnly = <F extends string>(
  messages: Readonly<Record<F, string | null>>,
): FormMessages<F> => {
  const wrong: FormMessages<F> = {};
  for (const field of Object.keys(messages) as F[]) {
    const message = messages[field];
    if (message !== null) wrong[field] = message;
  }
  return wrong;
};

/** A wrong e-mail has the same words in every form (S-18). */
export const validEmail = (email: string): string | null =>
  isEmail(email) ? null : identityMessages.emailNeeded;
// A password may begin or end with a space, so it is judged as typed.
const requiredPassword = (password: string): string | null =>
  password === '' ? fieldMessages.required : null;
export const newPassword = (password: string): string | null =>
  requiredPassword(password) ??
  (password.length < shortestPassword ? identityMessages.passwordTooShort : null);
export const repeated = (confirmation: string, password: string): string | null =>
  requiredPassword(confirmation) ?? (confirmation === password ? null : identityMessages.passwordsMustMatch);

/** What the sign-in form holds (LOGIN-16). */
export type LoginForm = {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly newPassword: string;
};

/** How the sign-in form stands: the normal way, a reset by code, or a forced change of the password. */
export type LoginMode = 'normal' | 'reset' | 'forced';

/** LOGIN-13 to LOGIN-15, S-65: a new password is at least 8 long wherever one is set. */
export const checkLoginForm = (form: LoginForm, mode: LoginMode): FormMessages<keyof LoginForm> =>
  wrongOnly({
    email: validEmail(form.email),
    password:
      mode === 'normal'
        ? requiredPassword(form.password)
        : mode === 'forced'
          ? newPassword(form.password)
          : null,
    code: mode === 'reset' && form.code.trim() === '' ? fieldMessages.required : null,
    newPassword: mode === 'reset' ? newPassword(form.newPassword) : null,
  });
