import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { PaymentRun } from './paymentRun.ts';
import type { RunPartner } from './runPartner.ts';

/** What each payment of a deal costs, in the order of its payments and by the id of the deal. */
export type RunFees = ReadonlyMap<string, readonly (DisplayOnlyAmount | null)[]>;

/**
 * The fees of what is instructed, as the partner names them by now (RUN-9); none where they were named with the quotes.
 * `unread` lists the orders of which nothing was read.
 */
export const readRunFees = async (
  { readFees }: Pick<RunPartner, 'readFees'>,
  { deals }: Pick<PaymentRun, 'deals'>,
): Promise<{ readonly fees: RunFees; readonly unread: readonly string[] }> => {
  const fees = new Map<string, readonly (DisplayOnlyAmount | null)[]>();
  if (readFees === null) return { fees, unread: [] };
  const instructed = deals.flatMap((deal) =>
    deal.state.kind === 'paid' || deal.state.kind === 'paid-otherwise' ? { deal, ...deal.state } : [],
  );
  for (const [place, { deal, order }] of instructed.entries()) {
    const read = await readFees(deal, order);
    // Nobody waits for a partner that does not answer once for each deal.
    if (!read.ok) return { fees, unread: instructed.slice(place).map((each) => each.order.number) };
    fees.set(deal.id, read.value);
  }
  return { fees, unread: [] };
};
