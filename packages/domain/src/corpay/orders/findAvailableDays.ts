import { isDayOver } from '../../calendar/isDayOver.ts';
import type { OrderDetail } from '../api/order.ts';

/** The days on which the payments of an order can be had, each once as the partner wrote it, and how many are over. */
export const findAvailableDays = (
  { payments }: Pick<OrderDetail, 'payments'>,
  now: number,
): { readonly days: readonly string[]; readonly past: number } => {
  const days = [...new Set(payments.map(({ availableDate }) => availableDate).filter((day) => day !== ''))];
  return { days, past: days.filter((day) => isDayOver(day, now)).length };
};
