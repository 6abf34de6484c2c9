import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { showAmount } from '../../money/shownAmount.ts';
import { asCustomerSees } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { totalOf } from '../api/ofxQuote.ts';
import { dealBadgeText, dealStateOf } from './dealBadge.ts';

const instructed = 'Its payments are instructed with the booking: nothing is left to instruct.';

const whatItTakes = (deal: OfxDeal): string => {
  const total = totalOf(deal);
  if (total !== null) return formatMoney(total);
  const pays = showAmount(asCustomerSees(deal).pays);
  return deal.fee === null ? pays : `${pays} and the fee of ${showAmount(deal.fee)}`;
};

const byDay = ({ maturityDate }: OfxDeal): string =>
  maturityDate === '' ? '' : ` The value date is ${formatDate(maturityDate)}.`;

const sentences = new Map<string, (deal: OfxDeal) => readonly string[]>([
  [
    'awaitingfunds',
    (deal) => [
      `OFX waits for ${whatItTakes(deal)} from you.`,
      `Your confirmation email has the payment instructions.${byDay(deal)}`,
    ],
  ],
  ['booked', (deal) => [`OFX has booked this deal, which takes ${whatItTakes(deal)}.${byDay(deal)}`]],
  ['fundsreceived', (deal) => [`OFX has your money and pays next.${byDay(deal)}`]],
  ['processing', (deal) => [`OFX has your money and is paying.${byDay(deal)}`]],
  ['remitted', () => ['OFX has sent the payments.']],
  ['unpaid', () => ['OFX says that this deal is unpaid.', 'Ask OFX before you book it again.']],
  ['expired', () => ['OFX says that this deal has expired.', 'Ask OFX before you book it again.']],
  ['cancelled', () => ['OFX says that this deal is cancelled.', 'Ask OFX before you book it again.']],
  ['unknown', () => ['OFX does not say how far this deal is.', 'Ask OFX before you book it again.']],
]);

/** States in which nothing is paid, or nobody knows it. */
const withoutPayment: ReadonlySet<string> = new Set(['unpaid', 'expired', 'cancelled', 'unknown']);

/**
 * The sentences that a deal opens with: how far it is by OFX's own word, and what is to do next. Of a state that is not
 * known here only OFX's word is repeated.
 */
export const dealNextMessages = (deal: OfxDeal): readonly string[] => {
  const state = dealStateOf(deal);
  const said = sentences.get(state)?.(deal) ?? [`OFX says: ${dealBadgeText(deal)}.`];
  return withoutPayment.has(state) ? said : [...said, instructed];
};
