import { formatMoney } from '../../money/formatMoney.ts';
import { namesLine } from '../../words/payeesLine.ts';
import { payeesOf, instructedPartOfOrder, isInstructionUnanswered, type KnownOrder } from './knownOrder.ts';

/** In the place of payees that there are not. */
export const nobodyYet = 'Nobody is paid yet';

/** Said of an order while its instruction has no answer. */
export const notKnownYet = 'Not known yet';

/** What the customer says of an order, in a list and on its page (SETTLE-2). */
export const youMarkedPaidText = 'You marked it as paid';

/** Who is paid, in a line: `Thalassa Olive Cooperative and 2 others`; null where it is not known. */
export const payeesText = (known: KnownOrder): string | null => {
  const payees = payeesOf(known);
  return payees === null
    ? null
    : (namesLine(payees) ?? (isInstructionUnanswered(known) ? notKnownYet : nobodyYet));
};

/** Whether the order is instructed, and what of it is not. */
export const instructedText = (known: KnownOrder): string => {
  const part = instructedPartOfOrder(known);
  switch (part.kind) {
    case 'none':
      return 'Not instructed';
    case 'whole':
      return 'Instructed';
    case 'part':
      return `Instructed in part, ${formatMoney(part.rest)} left`;
    case 'unknown':
      return isInstructionUnanswered(known) ? notKnownYet : 'Instructed, amount not known';
  }
};
