import {
  hasUnseenDuplicateDeals,
  type DuplicateDealSearchResult,
} from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmCaution } from '../verbs/confirmCaution.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { exitCodes } from '../failures/exitCodes.ts';

export const bookDuplicateOption: OptionSpec = {
  flags: '--despite-same',
  summary: 'book also where the same was booked in the last seven days, or that could not be checked',
};

/** How to book another one like it: what is said already is not asked for again, and a key of its own says it. */
export const duplicateBookingHint = ({ options }: Pick<Invocation, 'options'>): string =>
  `To book it a second time, run this again${
    options.flag('despiteSame') || options.text('key') !== null ? '' : ' with --despite-same'
  }.`;

const hint = 'To book it all the same, run this again with --despite-same.';

/**
 * Whether a deal is wanted although the same was booked before, or that could not be checked: the user says it, or
 * `--despite-same`, or `--key`, under which one call is booked once. `--yes` does not say it. `again` looks once more
 * after the user has read the plan, and what it adds is asked about too.
 */
export const confirmDuplicateDeal = async (
  invocation: Invocation,
  read: DuplicateDealSearchResult,
  again: () => CommandResult<DuplicateDealSearchResult>,
): CommandResult<boolean> => {
  const { options } = invocation;
  if (options.flag('despiteSame') || options.text('key') !== null) return succeeded(true);
  const wasAsked = invocation.canAsk && !options.flag('yes');
  const now = wasAsked && !options.flag('dryRun') ? await again() : succeeded(read);
  if (!now.ok) return now;
  const { words } = now.value;
  // Who was asked 'Book it?' beside these words has answered them.
  if (words === null || (wasAsked && !hasUnseenDuplicateDeals(read, now.value))) return succeeded(true);
  return confirmCaution(invocation, {
    option: 'despiteSame',
    why: `Nothing was sent. ${words}`,
    question: 'Book it all the same?',
    hint,
    unconfirmed: { exit: exitCodes.pending, code: 'same-booked' },
    refusal: { code: 'same-booked', message: 'Cancelled: nothing was booked.', hint },
  });
};
