/** The product's own sentences about identity; the service's messages are shown as they come (S-30). */
export const identityMessages = {
  mustReset: 'Your password must be reset.',
  /** The screen's text in the forced change (LOGIN-11, S-20). */
  passwordChangeRequired: 'Your account requires a password change.',
  /** After a refusal that names a required reset (ERR-10). */
  accountChangeRequired: 'This account requires a password change.',
  newPasswordRequired: 'Account requires a new password.',
  logoutFailed: 'Failed to logout properly. Try refreshing the page.',
  /** One user at a time: who is held signs out before another signs in (IDENT-20). */
  alreadySignedIn: 'There is already a signed in user.',
  unsupportedStep: (step: string): string =>
    `Sign in was unsuccessful. Account requires an unsupported step: ${step}`,
  unsupportedSignUpStep: 'Sign up was unsuccessful. Account requires an unsupported step',
  codeSent: 'Code sent.',
  /** A page that waits for a code was loaded again; the e-mail is in its memory only. */
  emailNotKept: 'This page was loaded again and does not keep your e-mail, so please type it once more.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  emailNeeded: 'Valid email required',
  recoveryCodeRequired: 'Required Field',
  passwordTooShort: 'Password must be at least 8 characters.',
  checkOldPassword: 'Check your Old Password.',
  passwordsMustMatch: 'Passwords must match',
  termsNeeded: 'You must agree to the terms and conditions',
  passwordChanged: 'Password Changed Successfully.',
  /** The sign-in that follows a change failed: the user is signed in no more (SET-10). */
  signInAfterChange: 'Please sign in with the new one.',
  /** A forced change that was answered too late, or after the page forgot the sign-in (IDENT-26). */
  signInLapsed: 'This sign-in has taken too long. Nothing was changed: please sign in again.',
  /** The answer to a forced change was lost, and the new password does not sign in (yet). */
  changeUnknown:
    'Your password may or may not have been changed: sign in with the new one, or else with the one that you had before.',
  /** The session was ended elsewhere, or is too old. */
  sessionEnded: 'Your session has ended. Please sign in to continue.',
  /** The user logged out in another tab, over what was begun in this one; what was sent is kept (S-80). */
  signedOutElsewhere:
    'You signed out in another tab. What was typed here is gone. What was sent is kept: once you sign in, you are told of any deal that it became, or may have become.',
  /** The session was idle for longer than it may be. */
  awayTooLong: 'You were signed out because you were away. Please sign in to continue.',
  /** The service answered, and that it is in trouble. */
  serverTrouble: 'The sign-in service is having trouble. Please try again later.',
  unreadable: 'The sign-in service gave an answer that could not be read. Please try again later.',
  noAnswer: 'The sign-in service did not answer. Check your connection and try again.',
} as const;
