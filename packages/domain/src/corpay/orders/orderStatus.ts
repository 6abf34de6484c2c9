import { isInstructionUnanswered, hasNoKnownPayee, type OrderWithDetail } from './orderWithDetail.ts';

/**
 * What an order of the list waits for, as far as the partner delivers it: an order without beneficiaries is not
 * instructed, unless its instruction has left this device and has no answer. Whether a settlement has arrived is not
 * delivered, so it is not claimed.
 */
type OrderStatus = 'awaits-instruction' | 'instruction-unknown' | 'instructed';

export const orderStatus = (known: OrderWithDetail): OrderStatus => {
  if (!hasNoKnownPayee(known)) return 'instructed';
  return isInstructionUnanswered(known) ? 'instruction-unknown' : 'awaits-instruction';
};
