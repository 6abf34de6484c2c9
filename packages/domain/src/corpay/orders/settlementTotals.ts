import type { Money } from '../../money/money.ts';
import { totalsByCurrency } from '../../money/totalsByCurrency.ts';
import type { OrderDetail } from '../api/order.ts';

/** What an order takes from the customer's accounts in all, by currency; amounts of an unknown one are not computed with. */
export const settlementTotals = ({ settlements }: Pick<OrderDetail, 'settlements'>): readonly Money[] =>
  totalsByCurrency(settlements.map(({ amount }) => amount));
