import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { requireWayToConfirm } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { readQuoteTerms, type QuoteTerms } from '../quotes/quoteTerms.ts';
import { findQuote, type RememberedQuote } from '../quotes/rememberedQuotes.ts';
import { checkLimitSide, requireLimit } from './corpayQuoteLimits.ts';

/** What is booked: a quote that was asked for before, or a fresh one with these terms. */
export type QuoteIdOrTerms = { readonly quoteId: string } | { readonly terms: QuoteTerms };

const readWhat = ({ options }: Invocation): Result<QuoteIdOrTerms, CommandFailure> => {
  const quoteId = options.text('quote');
  if (quoteId !== null && options.text('beneficiary') !== null) {
    return usageFailure(
      'Name either a quote or the terms of a new one.',
      'Leave out --quote or --beneficiary.',
    );
  }
  if (quoteId !== null) return succeeded({ quoteId });
  const terms = readQuoteTerms(options);
  return terms.ok ? succeeded({ terms: terms.value }) : terms;
};

/** Reads what shall be booked, and refuses a call that could never be confirmed or that nothing would limit. */
export const readQuoteToBook = (
  invocation: Invocation,
  hint?: string,
): Result<QuoteIdOrTerms, CommandFailure> => {
  const { options, canAsk } = invocation;
  const wanted = readWhat(invocation);
  if (!wanted.ok) return wanted;
  const lockSide = 'terms' in wanted.value ? wanted.value.terms.lockSide : null;
  const side = lockSide === null ? succeeded(null) : checkLimitSide(options, lockSide);
  if (!side.ok) return side;
  const consent = requireWayToConfirm(invocation, hint);
  if (!consent.ok) return consent;
  // A dry run without --yes stands for a run that asks.
  const sees = canAsk || (options.flag('dryRun') && !options.flag('yes'));
  const limited = sees ? succeeded(null) : requireLimit(options, lockSide);
  return limited.ok ? wanted : limited;
};

/** The quote that was asked for before and is named now, while it is not booked. */
export const findRememberedQuoteToBook = async (
  { options }: Invocation,
  connection: EnvironmentConnection,
  quoteId: string,
): CommandResult<RememberedQuote> => {
  const remembered = await findQuote(connection, quoteId);
  if (remembered === null) {
    return failed(
      commandFailure(
        exitCodes.notFound,
        'no-quote',
        'This quote was not asked for here, so its amounts are not known.',
        { hint: 'Ask for one with: fxg quotes request' },
      ),
    );
  }
  const side = checkLimitSide(options, remembered.request.lockSide);
  return side.ok ? succeeded(remembered) : side;
};
