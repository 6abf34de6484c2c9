/** What the lines of a timeline say that both partners have. */
export const timelineMessages = {
  booked: 'Booked.',
  /** `amount` and `payees` as they were sent; it is not known whether the deal came of it. */
  mayHaveBecome: (amount: string, payees: string, deal: 'deal' | 'order'): string =>
    `A booking of ${amount} for ${payees} was sent. No answer to it is known; it may have become this ${deal}.`,
} as const;
