import { countRunRows } from '@fx-gateway/domain/payment-run/report/countRunRows.ts';
import {
  isRunDealPaid,
  isRunDealUnknown,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const dealsText = (deals: readonly RunDeal[]): string =>
  `${counted(deals.length, 'deal')} with ${counted(
    deals.reduce((sum, { payments }) => sum + payments.length, 0),
    'payment',
  )}`;

/** How far a run has come, in the last line that a command that pays writes on stderr (RUN-15). */
export const runStandText = (run: PaymentRun): string => {
  const booked = run.deals.filter((deal) => orderOfRunDeal(deal) !== null);
  const instructed = run.deals.filter(
    ({ state, settlement }) => state.kind === 'paid' && settlement !== null,
  );
  const hasInstructions = run.deals.some(({ settlement }) => settlement !== null);
  const { unpaid, inDoubt } = countRunRows(run);
  const doubtful = run.deals.filter(
    (deal) => isRunDealUnknown(deal) || (deal.state.kind === 'paid-otherwise' && !isRunDealPaid(deal)),
  ).length;
  return [
    `In all of this run: booked ${dealsText(booked)}`,
    ...(hasInstructions ? [`instructed ${dealsText(instructed)}`] : []),
    `unpaid ${counted(unpaid, 'payment')}`,
    `in doubt ${counted(doubtful, 'deal')} with ${counted(inDoubt, 'payment')}.`,
  ].join(', ');
};
