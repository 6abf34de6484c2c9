/** The product's own sentences about identity; the service's messages are shown as they come (S-30). */
export const identityWords = {
  mustReset: 'Your password must be reset.',
  passwordChangeRequired: 'Your account requires a password change.',
  newPasswordRequired: 'Account requires a new password.',
  logoutFailed: 'Failed to logout properly. Try refreshing the page.',
  unsupportedStep: (step: string): string =>
    `Sign in was unsuccessful. Account requires an unsupported step: ${step}`,
  emailNeeded: 'Valid email required',
  noAnswer: 'The sign-in service did not answer. Check your connection and try again.',
} as const;
