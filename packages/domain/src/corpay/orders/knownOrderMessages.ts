import { formatMoney } from '../../money/formatMoney.ts';
import { formatFirstNameAndOthers } from '../../words/formatPayees.ts';
import {
  orderPayeeNames,
  instructedPartOfOrder,
  isInstructionUnanswered,
  type OrderWithDetail,
} from './orderWithDetail.ts';

/** In the place of payees that there are not. */
export const nobodyPaidYetText = 'Nobody is paid yet';

/** Said of an order while its instruction has no answer. */
export const notKnownYetText = 'Not known yet';

/** What the customer says of an order, in a list and on its page (SETTLE-2). */
export const youMarkedPaidText = 'You marked it as paid';

/** Who is paid, in a line: `Thalassa Olive Cooperative and 2 others`; null where it is not known. */
export const formatOrderPayees = (known: OrderWithDetail): string | null => {
  const payees = orderPayeeNames(known);
  return payees === null
    ? null
    : (formatFirstNameAndOthers(payees) ??
        (isInstructionUnanswered(known) ? notKnownYetText : nobodyPaidYetText));
};

/** Whether the order is instructed, and what of it is not. */
export const formatInstructionState = (known: OrderWithDetail): string => {
  const part = instructedPartOfOrder(known);
  switch (part.kind) {
    case 'none':
      return 'Not instructed';
    case 'whole':
      return 'Instructed';
    case 'part':
      return `Instructed in part, ${formatMoney(part.rest)} left`;
    case 'unknown':
      return isInstructionUnanswered(known) ? notKnownYetText : 'Instructed, amount not known';
  }
};
