import type { OrderDetail } from '../api/order.ts';
import { instructedPartOf } from './instructedPart.ts';
import { partMessages } from './instructionMessages.ts';

/**
 * Says what of an instructed order stays uninstructed for good; null where all of it is instructed, none of it, or where
 * its payments are in another currency than was booked.
 */
export const restOfOrderMessages = (order: OrderDetail): string | null => {
  const part = instructedPartOf(order);
  return part.kind === 'part' ? partMessages.why(part.rest, { payment: part.of }) : null;
};
