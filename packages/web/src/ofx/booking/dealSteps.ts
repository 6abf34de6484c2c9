/** The way from a quote to a payment. */
export const dealSteps = [
  {
    title: 'Book the deal',
    words: 'Say who is paid and how much. The quote stays alive while you look at it.',
  },
  {
    title: 'Pay for it',
    words: 'An email tells you how. The amount is taken from your account by direct debit.',
  },
  { title: 'They are paid', words: 'Your beneficiaries are paid once your money has arrived.' },
] as const;
