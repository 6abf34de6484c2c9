import { isDayOver } from '../../calendar/isDayOver.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { ProgressStep } from '../../timeline/progressStep.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { totalOfxCost } from '../api/ofxQuote.ts';
import { formatDealBadge, dealStateOf } from './dealBadge.ts';

const unreported = 'OFX does not report this';

/** States in which OFX has the customer's money, as it says itself. */
const withMoney: ReadonlySet<string> = new Set(['fundsreceived', 'processing', 'remitted']);

/** States before OFX has it. */
const beforeMoney: ReadonlySet<string> = new Set(['booked', 'awaitingfunds']);

const yourMoney = (deal: OfxDeal, state: string): Omit<ProgressStep, 'name'> => {
  if (withMoney.has(state)) return { state: 'done', text: 'OFX has it' };
  if (!beforeMoney.has(state)) return { state: 'unreported', text: `OFX says: ${formatDealBadge(deal)}` };
  const total = totalOfxCost(deal);
  return {
    state: 'now',
    text: total === null ? 'OFX waits for it' : `OFX waits for ${formatMoney(total)}`,
  };
};

const paid = ({ maturityDate }: OfxDeal, state: string, now: number): Omit<ProgressStep, 'name'> => {
  const valueDate = maturityDate === '' ? null : `Value date ${formatDate(maturityDate)}`;
  const isLate = valueDate !== null && isDayOver(maturityDate, now);
  if (state === 'remitted') return { state: 'done', text: valueDate ?? 'OFX has sent it' };
  if (withMoney.has(state) || beforeMoney.has(state))
    return {
      state: 'later',
      text: isLate ? `${valueDate} has passed` : (valueDate ?? 'Once your money has arrived'),
    };
  return { state: 'unreported', text: unreported };
};

/**
 * The four stations of a deal: booked, instructed, your money, paid. Its payments are instructed with the booking
 * (OFX-DEAL-3); what OFX says of its state alone tells how far the other two are (OFX-DEAL-17).
 */
export const buildDealProgressSteps = (deal: OfxDeal, now: number): readonly ProgressStep[] => {
  const state = dealStateOf(deal);
  const day = deal.enteredDate === '' ? null : formatDate(deal.enteredDate);
  return [
    { name: 'Booked', state: 'done', text: day ?? unreported },
    { name: 'Instructed', state: 'done', text: 'With the booking' },
    { name: 'Your money', ...yourMoney(deal, state) },
    { name: 'Paid', ...paid(deal, state, now) },
  ];
};
