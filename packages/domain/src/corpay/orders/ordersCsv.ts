import { shownDecimal } from '../../money/shownAmount.ts';
import { csvText } from '../../spreadsheets/csvText.ts';
import type { OrderSummary } from '../api/order.ts';
import { dayOfOrder } from './ordersFilter.ts';

const headings = ['Order', 'Booked', 'Beneficiaries', 'Currency', 'Amount', 'Instructed'];

/** The orders for a spreadsheet: amounts as plain decimals, days as `2026-11-22`, no text that is computed. */
export const ordersCsv = (orders: readonly OrderSummary[]): string =>
  csvText([
    headings,
    ...orders.map((order) => {
      const { ordNum, beneCount, sell, entryDate } = order;
      return [
        ordNum,
        dayOfOrder(order) ?? entryDate,
        String(beneCount),
        sell.currency,
        shownDecimal(sell),
        beneCount === 0 ? 'No' : 'Yes',
      ];
    }),
  ]);
