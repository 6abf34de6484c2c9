import { fieldMessages } from '@fx-gateway/domain/forms';
import { compareMoney, formatMoney, readDecimal, type Money } from '@fx-gateway/domain/money';
import type { Quote } from '@fx-gateway/domain/corpay';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { commandFailure, usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { Options } from '../../program/options.ts';
import type { OptionSpec } from '../../program/verb.ts';

export const limitOptions: readonly OptionSpec[] = [
  { flags: '--max-settlement <n>', summary: 'do not book when you would settle more' },
  { flags: '--min-payment <n>', summary: 'do not book when the beneficiary would receive less' },
];

export const hasLimit = (options: Options): boolean =>
  options.text('maxSettlement') !== null || options.text('minPayment') !== null;

const readLimit = (options: Options, name: string, like: Money): Result<Money | null, CommandFailure> => {
  const text = options.text(name);
  if (text === null) return succeeded(null);
  const limit = readDecimal(text, like.currency);
  return limit === null || limit.minor <= 0n
    ? usageFailure(fieldMessages.invalid, `The limit is an amount in ${like.currency}.`)
    : succeeded(limit);
};

const worse = (message: string) =>
  failed(
    commandFailure(exitCodes.refused, 'quote-worse-than-limit', message, { hint: 'Nothing was booked.' }),
  );

/** Refuses, with 7, a quote that is worse than the limits that were given. */
export const checkLimits = (
  options: Options,
  { settlement, payment }: Quote,
): Result<null, CommandFailure> => {
  const most = readLimit(options, 'maxSettlement', settlement);
  if (!most.ok) return most;
  const least = readLimit(options, 'minPayment', payment);
  if (!least.ok) return least;
  if (most.value !== null && compareMoney(settlement, most.value) > 0) {
    return worse(`The quote settles ${formatMoney(settlement)}, more than ${formatMoney(most.value)}.`);
  }
  if (least.value !== null && compareMoney(payment, least.value) < 0) {
    return worse(`The quote pays ${formatMoney(payment)}, less than ${formatMoney(least.value)}.`);
  }
  return succeeded(null);
};
