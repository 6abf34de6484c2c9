import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { compareMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { totalOfxCost, type OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { quoteLimitRule, readAmountOption } from '../../amounts/readAmountOption.ts';
import type { Options } from '../../verbs/options.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { formatFlagAsTyped, ofxOptionNames, formatSideAsTyped, readTypedOption } from './ofxOptionNames.ts';

export const ofxLimitOptions: readonly OptionSpec[] = [
  {
    flags: '--max-settlement <n>',
    summary:
      'with a locked payment: do not book when you would pay more, with the fee where it is in the same currency',
    notWith: ['--max-buy'],
  },
  {
    flags: '--min-payment <n>',
    summary: 'with a locked settlement: do not book when they would receive less',
    notWith: ['--min-sell'],
  },
  { flags: '--max-buy <n>', summary: 'the same as --max-settlement' },
  { flags: '--min-sell <n>', summary: 'the same as --min-payment' },
];

/** The limit of a quote belongs to the side that is not locked; the other one could never be passed. */
const limitOf = (lockSide: OfxSide) =>
  lockSide === 'sell'
    ? { limit: ofxOptionNames.maxBuy, limitsNothing: ofxOptionNames.minSell }
    : { limit: ofxOptionNames.minSell, limitsNothing: ofxOptionNames.maxBuy };

/** Refuses a limit that would let every rate pass, and a call without a terminal that has no limit. */
export const requireOfxLimit = (
  options: Options,
  lockSide: OfxSide,
  canAsk: boolean,
): Result<null, CommandFailure> => {
  const { limit, limitsNothing } = limitOf(lockSide);
  const flag = formatFlagAsTyped(options, limit);
  const wrong = readTypedOption(options, limitsNothing);
  if (wrong !== null)
    return usageFailure(
      `${wrong.flag} limits nothing: the ${formatSideAsTyped(options, lockSide)} side is locked and stays as it is.`,
      `Give the limit of the other side with ${flag} N.`,
    );
  const unseen = !canAsk || options.flag('yes');
  const isDryAlone = options.flag('dryRun') && !options.flag('yes');
  return unseen && !isDryAlone && readTypedOption(options, limit) === null
    ? failed(
        commandFailure(
          exitCodes.usage,
          'limit-needed',
          'Nobody can look at the quote here, so a limit is needed.',
          { hint: `Add ${flag} N.` },
        ),
      )
    : succeeded(null);
};

/** Refuses, with 7, a quote that is worse than the limit that was given. */
export const refuseOfxQuoteBeyondLimit = (
  options: Options,
  quote: OfxQuote,
  lockSide: OfxSide,
): Result<null, CommandFailure> => {
  const typed = readTypedOption(options, limitOf(lockSide).limit);
  if (typed === null) return succeeded(null);
  const limited = lockSide === 'sell' ? (totalOfxCost(quote) ?? quote.buy) : quote.sell;
  const read = readAmountOption(typed.flag, typed.text, limited.currency, quoteLimitRule);
  if (!read.ok) return read;
  const limit = read.value;
  const order = compareMoney(limited, limit);
  const isWorse = lockSide === 'sell' ? order > 0 : order < 0;
  return isWorse
    ? failed(
        commandFailure(
          exitCodes.refused,
          'quote-worse-than-limit',
          `The quote is for ${formatMoney(limited)}, and the limit is ${formatMoney(limit)}.`,
          { hint: 'Nothing was booked.' },
        ),
      )
    : succeeded(null);
};
