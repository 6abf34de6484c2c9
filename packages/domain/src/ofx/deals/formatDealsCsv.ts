import { readLeadingDay } from '../../lists/listFilter.ts';
import { toDecimal } from '../../money/decimal.ts';
import { formatDisplayOnlyDecimal } from '../../money/displayOnlyAmount.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { totalOfxCost } from '../api/ofxQuote.ts';
import { dealPayees, type PayeeNames } from './dealPayees.ts';
import { formatDealBadge } from './dealBadge.ts';
import { youSendLabel } from '../../quoting/youSendLabel.ts';

const headings = [
  'Deal',
  'State',
  'Booked',
  'Matures',
  'Beneficiaries',
  youSendLabel,
  'Currency',
  'Rate',
  'Fee',
  'Fee currency',
  'Total',
  'They receive',
  'Currency received',
  'Paid to',
];

const dayOf = (moment: string): string => readLeadingDay(moment) ?? moment;

/** The deals for a spreadsheet: amounts as plain decimals, days as `2026-11-22`, no text that is computed. */
export const formatDealsCsv = (deals: readonly OfxDeal[], names: PayeeNames): string =>
  formatCsv([
    headings,
    ...deals.map((deal) => {
      const { pays, receive } = toPaysAndReceives(deal);
      const total = totalOfxCost(deal);
      return [
        deal.reference,
        formatDealBadge(deal),
        dayOf(deal.enteredDate),
        dayOf(deal.maturityDate),
        String(deal.dealBeneficiaries.length),
        formatDisplayOnlyDecimal(pays),
        pays.currency,
        String(deal.rate),
        deal.fee === null ? '' : formatDisplayOnlyDecimal(deal.fee),
        deal.fee?.currency ?? '',
        total === null ? '' : toDecimal(total),
        formatDisplayOnlyDecimal(receive),
        receive.currency,
        dealPayees(deal, names).join('; '),
      ];
    }),
  ]);
