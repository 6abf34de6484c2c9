import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { compareMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { LockSide, Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { quoteLimitRule, readAmountOption } from '../../amounts/readAmountOption.ts';
import type { Options } from '../../verbs/options.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

export const limitOptions: readonly OptionSpec[] = [
  {
    flags: '--max-settlement <n>',
    summary: 'with a locked payment: do not book when you would settle more',
  },
  {
    flags: '--min-payment <n>',
    summary: 'with a locked settlement: do not book when the beneficiary would receive less',
  },
];

const maxSettlement = { name: 'maxSettlement', flag: '--max-settlement' };
const minPayment = { name: 'minPayment', flag: '--min-payment' };

/** The limit of a quote belongs to the side that is not locked; the other one could never be passed. */
const limitsOf = (lockSide: LockSide) =>
  lockSide === 'Payment'
    ? { limit: maxSettlement, limitsNothing: minPayment, locked: 'payment' }
    : { limit: minPayment, limitsNothing: maxSettlement, locked: 'settlement' };

/** Refuses a limit that belongs to the locked side, and so would let every rate pass. */
export const checkLimitSide = (options: Options, lockSide: LockSide): Result<null, CommandFailure> => {
  const { limit, limitsNothing, locked } = limitsOf(lockSide);
  return options.text(limitsNothing.name) === null
    ? succeeded(null)
    : usageFailure(
        `${limitsNothing.flag} limits nothing: the ${locked} is locked and stays as it is.`,
        `Leave it out and give the limit of the other side with ${limit.flag} N.`,
      );
};

/** Refuses a call without any limit; the side is not known before a quote that is named was looked up. */
export const requireLimit = (options: Options, lockSide: LockSide | null): Result<null, CommandFailure> => {
  const limits = lockSide === null ? [maxSettlement, minPayment] : [limitsOf(lockSide).limit];
  return limits.some(({ name }) => options.text(name) !== null)
    ? succeeded(null)
    : failed(
        commandFailure(
          exitCodes.usage,
          'limit-needed',
          'Nobody can look at the quote here, so a limit is needed.',
          { hint: `Add ${limits.map(({ flag }) => `${flag} N`).join(' or ')}.` },
        ),
      );
};

const worse = (message: string) =>
  failed(
    commandFailure(exitCodes.refused, 'quote-worse-than-limit', message, { hint: 'Nothing was booked.' }),
  );

/** Refuses, with 7, a quote that is worse than the limit that was given. */
export const refuseQuoteBeyondLimit = (
  options: Options,
  { settlement, payment }: Quote,
  lockSide: LockSide,
): Result<null, CommandFailure> => {
  const limited = lockSide === 'Payment' ? settlement : payment;
  const { name, flag } = limitsOf(lockSide).limit;
  const text = options.text(name);
  if (text === null) return succeeded(null);
  const read = readAmountOption(flag, text, limited.currency, quoteLimitRule);
  if (!read.ok) return read;
  const limit = read.value;
  const order = compareMoney(limited, limit);
  if (lockSide === 'Payment' && order > 0) {
    return worse(`The quote settles ${formatMoney(settlement)}, more than ${formatMoney(limit)}.`);
  }
  if (lockSide === 'Settlement' && order < 0) {
    return worse(`The quote pays ${formatMoney(payment)}, less than ${formatMoney(limit)}.`);
  }
  return succeeded(null);
};
