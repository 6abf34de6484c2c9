import { fieldMessages, isEmail } from '@fx-gateway/domain/forms';
import { identityWords } from '@fx-gateway/domain/identity';

export type LoginValues = { readonly email: string; readonly password: string };

export type LoginProblems = { readonly email: string | null; readonly password: string | null };

/** What keeps a sign-in from being sent: the e-mail must be valid (LOGIN-13), the password there (LOGIN-14). */
export const loginProblems = ({ email, password }: LoginValues): LoginProblems => ({
  email: isEmail(email) ? null : identityWords.emailNeeded,
  password: password === '' ? fieldMessages.required : null,
});
