import { readLeadingDay } from '../../lists/listFilter.ts';
import { formatDisplayOnlyDecimal } from '../../money/displayOnlyAmount.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { uninstructedDecimal } from '../instruction/computeInstructedPart.ts';
import {
  orderPayeeNames,
  paymentReferencesOf,
  amountCustomerPays,
  instructedPartOfOrder,
  type OrderWithDetail,
} from './orderWithDetail.ts';

const headings = [
  'Order',
  'Booked',
  'Beneficiaries',
  'Currency',
  'Amount',
  'Instructed',
  'Left to instruct',
  'Paid to',
  'References',
  'Sent currency',
  'Sent amount',
  'Rate',
  'Fee currency',
  'Fee',
];

const instructedWords = { none: 'No', whole: 'Yes', part: 'In part', unknown: 'Not known' };

const several = (texts: readonly string[]): string => texts.join('; ');

const row = (known: OrderWithDetail): readonly string[] => {
  const { order, detail } = known;
  const sent = amountCustomerPays(known);
  const part = instructedPartOfOrder(known);
  const fees = detail?.fees ?? [];
  return [
    order.ordNum,
    readLeadingDay(order.entryDate) ?? order.entryDate,
    String(order.beneCount),
    order.sell.currency,
    formatDisplayOnlyDecimal(order.sell),
    instructedWords[part.kind],
    uninstructedDecimal(order.sell, part) ?? '',
    several(orderPayeeNames(known) ?? []),
    several(paymentReferencesOf(known)),
    sent?.currency ?? '',
    sent === null ? '' : formatDisplayOnlyDecimal(sent),
    detail === null ? '' : String(detail.exchange),
    several(fees.map(({ currency }) => currency)),
    several(fees.map(formatDisplayOnlyDecimal)),
  ];
};

/**
 * The orders for a spreadsheet: amounts as plain decimals, days as `2026-11-22`, no text that is computed. What only a
 * detail says is empty where `detailOf` has none (HIST-4), and what an instruction that `isUnderWay` may have changed.
 */
export const formatOrdersCsv = (
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null = () => null,
  isUnderWay: (order: OrderSummary) => boolean = () => false,
): string =>
  formatCsv([
    headings,
    ...orders.map((order) => row({ order, detail: detailOf(order), underWay: isUnderWay(order) })),
  ]);
