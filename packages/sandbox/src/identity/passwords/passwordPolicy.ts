import { isCommonPassword } from './commonPasswords.ts';
import { refusedOutcome } from '../wire/outcome.ts';

const shortest = 8;
const longest = 256;

/** Why a password may not be chosen, or undefined: at least 8 characters of any kind (IDENT-21), and none of the common ones. */
export const findPasswordRefusal = (password: string) => {
  const length = [...password].length;
  if (length < shortest) return nonconforming('Password not long enough');
  if (length > longest) return nonconforming('Password too long');
  if (isCommonPassword(password)) {
    return refusedOutcome(
      'InvalidPasswordException',
      'Provided password cannot be used for security reasons.',
    );
  }
  return undefined;
};

const nonconforming = (reason: string) =>
  refusedOutcome('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
