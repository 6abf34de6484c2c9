import { refusedOutcome } from './outcome.ts';

export const incorrectPasswordMessage = 'Incorrect username or password.';

const tooManyAttempts = 'Too many attempts. Please try again later.';

/** After too many wrong passwords, the right one included. */
export const signInLockedRefusal = refusedOutcome('TooManyRequestsException', tooManyAttempts);

/** After too many codes, or too many guesses at one (ERR-9). */
export const codeLimitRefusal = refusedOutcome('LimitExceededException', tooManyAttempts);

export const notConfirmedRefusal = refusedOutcome('UserNotConfirmedException', 'User is not confirmed.');

export const resetRequiredRefusal = refusedOutcome(
  'PasswordResetRequiredException',
  'Password reset required for the user',
);
