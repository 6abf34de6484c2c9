import { dayWritten } from '../../lists/listFilter.ts';
import { toDecimal } from '../../money/decimal.ts';
import { shownDecimal } from '../../money/shownAmount.ts';
import { csvText } from '../../spreadsheets/csvText.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { totalOf } from '../api/ofxQuote.ts';
import { dealPayees, type PayeeNames } from './dealPayees.ts';
import { dealBadgeText } from './dealBadge.ts';
import { youSend } from '../../quoting/youSend.ts';

const headings = [
  'Deal',
  'State',
  'Booked',
  'Matures',
  'Beneficiaries',
  youSend,
  'Currency',
  'Rate',
  'Fee',
  'Fee currency',
  'Total',
  'They receive',
  'Currency received',
  'Paid to',
];

const dayOf = (moment: string): string => dayWritten(moment) ?? moment;

/** The deals for a spreadsheet: amounts as plain decimals, days as `2026-11-22`, no text that is computed. */
export const dealsCsv = (deals: readonly OfxDeal[], names: PayeeNames): string =>
  csvText([
    headings,
    ...deals.map((deal) => {
      const { pays, receive } = toPaysAndReceives(deal);
      const total = totalOf(deal);
      return [
        deal.reference,
        dealBadgeText(deal),
        dayOf(deal.enteredDate),
        dayOf(deal.maturityDate),
        String(deal.dealBeneficiaries.length),
        shownDecimal(pays),
        pays.currency,
        String(deal.rate),
        deal.fee === null ? '' : shownDecimal(deal.fee),
        deal.fee?.currency ?? '',
        total === null ? '' : toDecimal(total),
        shownDecimal(receive),
        receive.currency,
        dealPayees(deal, names).join('; '),
      ];
    }),
  ]);
