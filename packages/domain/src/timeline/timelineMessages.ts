/** What the lines of a timeline say that both partners have. */
export const timelineMessages = {
  booked: 'Booked.',
  /** `key` is the one that it was sent under, or null. */
  became: (amount: string, payees: string, deal: 'deal' | 'order', key: string | null = null): string =>
    `The booking of ${amount} for ${payees} was sent${key === null ? '' : ` under the key ${key}`}. It became this ${deal}.`,
  /** `amount` and `payees` as they were sent; it is not known whether the deal came of it. */
  mayHaveBecome: (amount: string, payees: string, deal: 'deal' | 'order'): string =>
    `A booking of ${amount} for ${payees} was sent. No answer to it is known; it may have become this ${deal}.`,
} as const;
