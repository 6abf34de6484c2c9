import { refuse } from './outcome.ts';

export const incorrect = 'Incorrect username or password.';

const tooManyAttempts = 'Too many attempts. Please try again later.';

/** After too many wrong passwords, the right one included. */
export const locked = refuse('TooManyRequestsException', tooManyAttempts);

/** After too many codes, or too many guesses at one (ERR-9). */
export const limitExceeded = refuse('LimitExceededException', tooManyAttempts);

export const notConfirmed = refuse('UserNotConfirmedException', 'User is not confirmed.');

export const resetRequired = refuse('PasswordResetRequiredException', 'Password reset required for the user');
