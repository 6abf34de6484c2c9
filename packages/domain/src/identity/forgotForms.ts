import { identityMessages } from './identityMessages.ts';
import { newPassword, validEmail, wrongOnly, type FormMessages } from './identityForms.ts';
import { normalizeEmailCode } from './normalizeEmailCode.ts';

/** FORGOT-2. */
export const checkForgotRequest = (form: { readonly email: string }): FormMessages<'email'> =>
  wrongOnly({ email: validEmail(form.email) });

/** What step 2 of the forgotten password hands over (FORGOT-8); the username is the e-mail. */
export type ForgotForm = { readonly username: string; readonly code: string; readonly new_password: string };

/** FORGOT-5 to FORGOT-7: the code has its own wording (S-16, S-17). */
export const checkForgotForm = (form: ForgotForm): FormMessages<keyof ForgotForm> =>
  wrongOnly({
    username: validEmail(form.username),
    code: normalizeEmailCode(form.code) === '' ? identityMessages.recoveryCodeRequired : null,
    new_password: newPassword(form.new_password),
  });
