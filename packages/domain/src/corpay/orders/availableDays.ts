import type { OrderDetail } from '../api/order.ts';

const halfDay = 12 * 3_600_000;

/** Whether a day is over everywhere on earth; a text that begins with no day is never over. */
const isOver = (day: string, now: number): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(day) && day < new Date(now - halfDay).toISOString().slice(0, 10);

/** The days on which the payments of an order can be had, each once as the partner wrote it, and how many are over. */
export const availableDays = (
  { payments }: Pick<OrderDetail, 'payments'>,
  now: number,
): { readonly days: readonly string[]; readonly past: number } => {
  const days = [...new Set(payments.map(({ availableDate }) => availableDate).filter((day) => day !== ''))];
  return { days, past: days.filter((day) => isOver(day, now)).length };
};
