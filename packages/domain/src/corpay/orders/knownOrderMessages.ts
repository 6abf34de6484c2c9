import { formatMoney } from '../../money/formatMoney.ts';
import { payeesLine } from '../../words/payeesLine.ts';
import { payeesOf, uninstructedRest, type KnownOrder } from './knownOrder.ts';

/** In the place of payees that there are not. */
export const nobodyYet = 'Nobody is paid yet';

/** Who is paid, in a line: `Thalassa Olive Cooperative and 2 others`; null where it is not known. */
export const payeesText = (known: KnownOrder): string | null => {
  const payees = payeesOf(known);
  if (payees === null) return null;
  const [first, ...others] = payees;
  if (first === undefined) return nobodyYet;
  return payeesLine(first, others.length);
};

/** Whether the order is instructed, and what of it is not, as far as that is known. */
export const instructedText = (known: KnownOrder): string => {
  if (known.order.beneCount === 0) return 'Not instructed';
  const rest = uninstructedRest(known);
  return rest === null ? 'Instructed' : `Instructed in part, ${formatMoney(rest)} left`;
};
