import type { EqualDealsOf } from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import {
  deniedBookingOf,
  orderOfRunDeal,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeLines } from '../../safe-text/safeText.ts';
import { keyWords } from '../scope/findRun.ts';

/** What is said where another deal pays the same: this one may not be booked yet, or be one of the two. */
const twinWords = (run: PaymentRun, dealId: string): string => {
  const deal = run.deals.find(({ id }) => id === dealId);
  const order = deal?.state.kind === 'booked' ? orderOfRunDeal(deal) : null;
  return order === null
    ? 'it may be booked already.'
    : `it is booked as order ${order.number}, which was not instructed and pays nobody, because the same was booked elsewhere at the same time. Ask the partner to cancel the one that you do not want.`;
};

const bookedBefore = (
  run: PaymentRun,
  all: readonly EqualDealsOf[],
  hint: readonly string[],
): CommandFailure =>
  commandFailure(
    exitCodes.refused,
    'booked-before',
    joinSentences(
      ...all.map(
        ({ dealId, equal }) =>
          `Deal ${dealId}: ${joinSentences(twinWords(run, dealId), ...equal.map(({ sentence }) => sentence))}`,
      ),
    ),
    { hint: safeLines(hint) },
  );

const numbersIn = (all: readonly EqualDealsOf[]): readonly string[] => [
  ...new Set(all.flatMap(({ equal }) => equal.map(({ number }) => number))),
];

const wereThere = ({ known }: PaymentRun, all: readonly EqualDealsOf[]): boolean =>
  numbersIn(all).every((number) => known.includes(number));

/** Either it is the same payment, which is not made once more, or another one: only the user knows. Of all deals at once. */
export const bookedBeforeFailure = (run: PaymentRun, all: readonly EqualDealsOf[]): CommandFailure => {
  const resume = `fxg payments resume ${keyWords(run)}`;
  const beside = numbersIn(all)
    .map((number) => `--beside ${number}`)
    .join(' ');
  return bookedBefore(run, all, [
    ...all.flatMap(({ dealId, equal }) => {
      const deal = run.deals.find(({ id }) => id === dealId);
      const order = deal === undefined ? null : orderOfRunDeal(deal);
      return [
        `If that is the same payment: ${resume} --leave-out ${dealId}`,
        ...(order === null ? [] : [`Order ${order.number} then stays booked and pays nobody.`]),
        ...(deal === undefined || deniedBookingOf(deal) === null
          ? []
          : equal
              .filter(({ row }) => row === undefined)
              .map(
                ({ number }) =>
                  `If it is the booking that you said is none: ${resume} --order ${dealId}=${number}`,
              )),
      ];
    }),
    `${all.length === 1 ? 'If this is another payment' : 'If all are other payments'}: ${resume} ${beside}`,
  ]);
};

/** With what a run would stop that has not begun: what was there before may be paid beside on the user's word. */
export const wouldBeBookedBeforeFailure = (run: PaymentRun, all: readonly EqualDealsOf[]): CommandFailure =>
  bookedBefore(run, all, [
    wereThere(run, all)
      ? 'If that is the same payment, take its rows out of the file. If it is another one, add --same-again.'
      : 'If that is the same payment, take its rows out of the file.',
  ]);
