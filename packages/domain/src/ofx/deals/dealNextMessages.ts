import { isDayOver } from '../../calendar/isDayOver.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { totalOfxCost } from '../api/ofxQuote.ts';
import { formatDealBadge, dealStateOf } from './dealBadge.ts';
import { isPaymentInDoubt } from './isPaymentInDoubt.ts';

const instructed = 'Its payments are instructed with the booking: nothing is left to instruct.';

const whatItTakes = (deal: OfxDeal): string => {
  const total = totalOfxCost(deal);
  if (total !== null) return formatMoney(total);
  const pays = formatDisplayOnlyAmount(toPaysAndReceives(deal).pays);
  return deal.fee === null ? pays : `${pays} and the fee of ${formatDisplayOnlyAmount(deal.fee)}`;
};

const byDay = ({ maturityDate }: OfxDeal, now: number): string => {
  if (maturityDate === '') return '';
  const day = formatDate(maturityDate);
  return isDayOver(maturityDate, now) ? ` The value date, ${day}, has passed.` : ` The value date is ${day}.`;
};

const sentences = new Map<string, (deal: OfxDeal, now: number) => readonly string[]>([
  [
    'awaitingfunds',
    (deal, now) => [
      `OFX waits for ${whatItTakes(deal)} from you.`,
      `Your confirmation email has the payment instructions.${byDay(deal, now)}`,
    ],
  ],
  [
    'booked',
    (deal, now) => [`OFX has booked this deal, which takes ${whatItTakes(deal)}.${byDay(deal, now)}`],
  ],
  ['fundsreceived', (deal, now) => [`OFX has your money and pays next.${byDay(deal, now)}`]],
  ['processing', (deal, now) => [`OFX has your money and is paying.${byDay(deal, now)}`]],
  ['remitted', () => ['OFX has sent the payments.']],
  ['unpaid', () => ['OFX says that this deal is unpaid.', 'Ask OFX before you book it again.']],
  ['expired', () => ['OFX says that this deal has expired.', 'Ask OFX before you book it again.']],
  ['cancelled', () => ['OFX says that this deal is cancelled.', 'Ask OFX before you book it again.']],
  ['unknown', () => ['OFX does not say how far this deal is.', 'Ask OFX before you book it again.']],
]);

/**
 * The sentences that a deal opens with: how far it is by OFX's own word, and what is to do next. Of a state that is not
 * known here only OFX's word is repeated.
 */
export const dealNextMessages = (deal: OfxDeal, now: number): readonly string[] => {
  const said = sentences.get(dealStateOf(deal))?.(deal, now) ?? [`OFX says: ${formatDealBadge(deal)}.`];
  return isPaymentInDoubt(deal) ? said : [...said, instructed];
};
