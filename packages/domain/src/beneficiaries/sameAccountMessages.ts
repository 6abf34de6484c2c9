/** What is asked once before a second beneficiary with the same account and currency is added. */
export const sameAccountMessages = {
  title: 'You have a beneficiary with this account',
  why: (name: string, currency: string): string => `${name} is paid in ${currency} to the same account.`,
  /** Where the same number stands under another code of a bank, which may be another account. */
  whyNumber: (name: string, currency: string): string =>
    `${name} is paid in ${currency} to the same account number at a bank with another code.`,
  tick: 'I want a second beneficiary with this account.',
  askedAbove: 'Say above that you want a second beneficiary with this account.',
} as const;
