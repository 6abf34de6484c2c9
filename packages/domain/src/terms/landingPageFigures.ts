/**
 * The figures that the landing page promises (LAND-12 to LAND-22). They are the offer's own words: no limit of the
 * product and no fee is computed from them (S-12, S-13).
 */
export const landingPageFigures = {
  currencies: '145+',
  countries: '200+',
  /** How much lower than current costs the flat transaction fee is claimed to be, in percent. */
  lowerFeePercent: { least: 60, most: 70 },
  /** Savings are typically above this. */
  typicalSavings: '$500',
  /** A flat wire fee at a bank and here, in dollars: an example. */
  wireFeeExample: { bank: 50, here: 5 },
  /** Of the customer's own time, about (S-14). */
  setupMinutes: 30,
  /** The review of the customer's identity that follows. */
  reviewDays: '3-4',
  onboardingSteps: 5,
} as const;
