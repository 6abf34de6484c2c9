import { checkField } from '../forms/checkField.ts';
import { identityMessages } from './identityMessages.ts';
import { newPassword, repeated, validEmail, wrongOnly, type FormMessages } from './identityForms.ts';
import type { RegisterPayload } from './registration.ts';

// No identity call leaves without what it needs (IDENT-16, IDENT-18).
const requiredText = (value: string): string | null => checkField(value, { required: true });

/** REG-8 to REG-12. */
export const checkRegisterForm = (form: RegisterPayload): FormMessages<keyof RegisterPayload> =>
  wrongOnly({
    username: requiredText(form.username),
    email: validEmail(form.email),
    password: newPassword(form.password),
    password_confirm: repeated(form.password_confirm, form.password),
    terms: form.terms ? null : identityMessages.termsNeeded,
    fxPartner: null,
  });

/** REG-13. */
export const checkRegistrationCodeForm = (form: { readonly code: string }): FormMessages<'code'> =>
  wrongOnly({ code: requiredText(form.code) });

/** Nothing is missing of a mailed code, which has six digits: it need not be sent by hand (REG-5). */
export const isSixDigitCode = (code: string): boolean => /^\d{6}$/.test(code);
