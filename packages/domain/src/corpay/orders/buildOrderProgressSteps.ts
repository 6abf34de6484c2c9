import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { ProgressStep } from '../../timeline/progressStep.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';
import { computeInstructedPartOfDetail } from '../instruction/computeInstructedPart.ts';
import { findAvailableDays } from './findAvailableDays.ts';
import { notKnownYetText, youMarkedPaidText } from './knownOrderMessages.ts';

/** What is known here of the instruction of an order beside what the partner says of it. */
export type LocalInstructionState = {
  readonly now: number;
  /** It is not certain that its payment is not instructed. */
  readonly underWay?: boolean;
  /** When this device sent the instruction, as the user reads a moment. */
  readonly instructedOn?: string | null;
  /** When this device sent an instruction of which nobody knows what became, as the user reads a moment. */
  readonly sentOn?: string | null;
  /** The user has marked all of what it takes as paid. */
  readonly markedPaid?: boolean;
  /** Why the partner refused the last try. */
  readonly refused?: string | null;
};

const unreported = 'Corpay does not report this';

const booked = ({ entryDate }: OrderDetail): ProgressStep => ({
  name: 'Booked',
  state: 'done',
  text: entryDate === '' ? unreported : formatDate(entryDate),
});

const uninstructed = ({ underWay, sentOn, refused }: LocalInstructionState): Omit<ProgressStep, 'name'> => {
  if (underWay === true)
    return {
      state: 'unreported',
      text: sentOn == null ? notKnownYetText : `${notKnownYetText}: it was sent on ${sentOn}`,
    };
  return { state: 'now', text: refused == null ? 'Not yet' : `Not accepted: ${refused}` };
};

const noDay = 'Corpay does not report the day';

const instructedDay = ({ instructedOn, sentOn }: LocalInstructionState): string => {
  if (instructedOn != null) return instructedOn;
  return sentOn == null
    ? noDay
    : `${noDay}. Your instruction was sent on ${sentOn}; what became of it is not known yet`;
};

const instructed = (order: OrderDetail, known: LocalInstructionState): Omit<ProgressStep, 'name'> => {
  const part = computeInstructedPartOfDetail(order);
  const day = instructedDay(known);
  const text = part.kind === 'part' ? `In part: ${formatMoney(part.rest)} is left. ${day}` : day;
  return { state: 'done', text };
};

const paidText = (order: OrderDetail, now: number): string => {
  const { days, past } = findAvailableDays(order, now);
  const [first, ...others] = new Set(days.map(formatDate));
  if (first === undefined) return unreported;
  const expected = others.length > 0 ? 'Expected on the days below' : `Expected ${first}`;
  if (past > 0) return `${expected}. ${unreported}`;
  return others.length > 0 ? expected : `${first} at the earliest`;
};

/**
 * The four stations of an order: booked, instructed, your money, paid. The partner reports neither that money has arrived
 * nor that somebody was paid, so neither is ever called done (ORDER-1).
 */
export const buildOrderProgressSteps = (
  order: OrderDetail,
  known: LocalInstructionState,
): readonly ProgressStep[] =>
  awaitsInstruction(order)
    ? [
        booked(order),
        { name: 'Instructed', ...uninstructed(known) },
        { name: 'Your money', state: 'later', text: 'Due once it is instructed' },
        { name: 'Paid', state: 'later', text: 'Once your money has arrived' },
      ]
    : [
        booked(order),
        { name: 'Instructed', ...instructed(order, known) },
        {
          name: 'Your money',
          state: 'unreported',
          text: known.markedPaid === true ? `${youMarkedPaidText}. ${unreported}` : unreported,
        },
        { name: 'Paid', state: 'unreported', text: paidText(order, known.now) },
      ];
