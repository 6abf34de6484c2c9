import {
  isRunDealOver,
  isRunDealUnknown,
  type PaymentRun,
  type RunOrder,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { Options } from '../verbs/options.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { keyWords } from './scope/findRun.ts';

const leaveOut = '--leave-out';

/** What a user says of deals whose outcome only they can know. */
export const dealWordOptions: readonly OptionSpec[] = [
  {
    flags: '--order <deal=number>',
    summary: 'the booking of this deal became this order, as 3=20418202',
    repeats: true,
  },
  {
    flags: '--none <deal>',
    summary:
      'the booking of this deal became none of the orders that could be it; --order still names one until it is booked anew',
    repeats: true,
  },
  {
    flags: '--beside <number>',
    summary: 'book beside this order of the last seven days, which is another payment',
    repeats: true,
  },
  {
    flags: '--leave-out <deal>',
    summary: 'go on without this deal; where it is booked, its order stays booked and pays nobody',
    repeats: true,
  },
];

/** What was said of each deal, by its id: its order, or null where it became none. */
export const readDealWords = (
  options: Options,
): Result<ReadonlyMap<string, RunOrder | null>, CommandFailure> => {
  const words = new Map<string, RunOrder | null>();
  for (const text of options.texts('order')) {
    const [dealId = '', number = ''] = text.split('=');
    if (dealId === '' || number === '')
      return optionFailure('--order', `${text} names no deal and order.`, 'Write it as 3=20418202.');
    words.set(dealId, { number, reference: '' });
  }
  for (const dealId of options.texts('none')) {
    if (words.has(dealId))
      return optionFailure('--none', `Deal ${dealId} is said to be an order, too.`, 'Say one of them.');
    words.set(dealId, null);
  }
  return succeeded(words);
};

/** Refuses to leave out what the run does not have, what is over, and what may be on its way. */
export const refuseLeftOut = (run: PaymentRun, leftOut: readonly string[]): Result<null, CommandFailure> => {
  for (const id of leftOut) {
    const deal = run.deals.find((each) => each.id === id);
    const look = `See the deals with: fxg payments report ${keyWords(run)}`;
    if (deal === undefined) return optionFailure(leaveOut, `The run has no deal ${id}.`, look);
    if (isRunDealOver(deal)) return optionFailure(leaveOut, `Nothing is left to do for deal ${id}.`, look);
    if (isRunDealUnknown(deal))
      return optionFailure(
        leaveOut,
        `It is not known what became of deal ${id}, so it cannot be left out yet.`,
        `Find out first with: fxg payments resume ${keyWords(run)}`,
      );
  }
  return succeeded(null);
};
