import type { OrderDetail } from '../api/order.ts';
import { computeInstructedPartOfDetail } from './computeInstructedPart.ts';
import { partInstructionMessages } from './instructionMessages.ts';

/**
 * Says what of an instructed order stays uninstructed for good; null where all of it is instructed, none of it, or where
 * its payments are in another currency than was booked.
 */
export const uninstructedRestMessage = (order: OrderDetail): string | null => {
  const part = computeInstructedPartOfDetail(order);
  return part.kind === 'part' ? partInstructionMessages.why(part.rest, { payment: part.of }) : null;
};
