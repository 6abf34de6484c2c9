import { orderOfRunDeal, type RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

/** A deal in a word or two, for a list. */
export const dealProgressWords = (deal: RunDeal): string => {
  const order = orderOfRunDeal(deal)?.number ?? '';
  const words: Readonly<Record<RunDeal['state']['kind'], string>> = {
    waiting: 'not booked',
    booking: 'booking: outcome not known',
    booked: `booked as ${order}, not instructed`,
    instructing: `booked as ${order}, instruction not known`,
    paid: deal.settlement === null ? `booked as ${order}` : `booked as ${order} and instructed`,
    'paid-otherwise': `order ${order} was instructed otherwise`,
    'left-out': 'left out',
  };
  return words[deal.state.kind];
};
