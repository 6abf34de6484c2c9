import {
  orderPayeeNames,
  amountCustomerPays,
  type OrderWithDetail,
} from '@fx-gateway/domain/corpay/orders/orderWithDetail.ts';

const paidTo = (known: readonly OrderWithDetail[]): readonly string[] =>
  known.some((each) => orderPayeeNames(each) === null) ? ['Paid to'] : [];

const sent = (known: readonly OrderWithDetail[], heading: string): readonly string[] =>
  known.some((each) => amountCustomerPays(each) === null) ? [heading] : [];

/**
 * Which columns of orders have gaps that only their details fill, by their headings, as a sentence;
 * null for none, and for scripts, which read null in their place.
 */
export const describeColumnsMissingFromList = (
  known: readonly OrderWithDetail[],
  as: 'csv' | 'table' | 'json',
): string | null => {
  const unread = known.filter(({ detail }) => detail === null);
  if (unread.length === 0 || as === 'json') return null;
  const names =
    as === 'csv'
      ? [...paidTo(unread), 'References', ...sent(unread, 'Sent amount'), 'Rate', 'Fee']
      : sent(unread, 'You send');
  if (names.length === 0) return null;
  return `Not in the list of the partner, so empty here: ${names.join(', ')}.`;
};
