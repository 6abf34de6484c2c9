import type { Money } from '../../money/makeMoney.ts';
import { sumByCurrency } from '../../money/sumByCurrency.ts';
import type { OrderDetail } from '../api/order.ts';

/** What an order takes from the customer's accounts in all, by currency; amounts of an unknown one are not computed with. */
export const sumOrderSettlements = ({ settlements }: Pick<OrderDetail, 'settlements'>): readonly Money[] =>
  sumByCurrency(settlements.map(({ amount }) => amount));
