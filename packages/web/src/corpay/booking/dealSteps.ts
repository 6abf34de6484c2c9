/** The way from a quote to a payment. */
export const dealSteps = [
  {
    title: 'Book the rate',
    words: 'The quote stays alive while you look at it. Booking fixes both amounts.',
  },
  {
    title: 'Instruct the payment',
    words: 'Say how and why it is paid, and from which account you settle.',
  },
  {
    title: 'Settle the deal',
    words: 'An email tells you how. Your beneficiary is paid once your money has arrived.',
  },
] as const;
