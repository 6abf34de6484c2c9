import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderSummary } from '../api/order.ts';

/** An order that a lost booking may have become, with what tells it from another deal of the same amount. */
export type CandidateOrder = OrderSummary & {
  /** What is settled for it; null where the order could not be shown. */
  readonly settled: DisplayOnlyAmount | null;
  /** Who is paid by it, as far as it is instructed. */
  readonly payees: readonly string[];
};

/** The most orders whose details are read: with more of them, details would not help the user to choose. */
const mostShown = 10;

/** The same orders, the newest of them with their details. */
export const readCandidateOrders = (
  orders: Pick<CorpayOrders, 'show'>,
  candidates: readonly OrderSummary[],
): Promise<readonly CandidateOrder[]> =>
  Promise.all(
    candidates.map(async (summary, place) => {
      const order = place < mostShown ? await orders.show(summary.ordNum) : null;
      if (order?.ok !== true) return { ...summary, settled: null, payees: [] };
      const { buy, payments } = order.value;
      const payees = payments.map(({ payeeName }) => payeeName).filter((name) => name !== '');
      return { ...summary, settled: buy, payees };
    }),
  );
