import type { CorpayDeals } from '../api/corpayPorts.ts';

/** The partner's deals for a booking whose answer was lost: `tell` says that its call leaves once more, before it does. */
export const addResendCallback = (deals: CorpayDeals, tell: () => Promise<void>): CorpayDeals => ({
  ...deals,
  book: async (quoteId, idempotencyKey) => {
    await tell();
    return deals.book(quoteId, idempotencyKey);
  },
});
