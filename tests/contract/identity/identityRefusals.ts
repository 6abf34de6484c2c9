/** What the identity service says, as a name and a message. */
export const incorrect = ['NotAuthorizedException', 'Incorrect username or password.'];
export const mismatch = ['CodeMismatchException', 'Invalid verification code provided, please try again.'];
export const expired = ['ExpiredCodeException', 'Invalid code provided, please request a code again.'];
/** Said under several names. */
export const tooMany = 'Too many attempts. Please try again later.';
