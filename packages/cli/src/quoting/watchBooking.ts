import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { MaySendCheck } from '../verbs/maySendCheck.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

export const bookOption: OptionSpec = {
  flags: '--book',
  summary: 'book the first quote that holds the limit, once, and end',
};

export const yesOption: OptionSpec = { flags: '-y, --yes', summary: 'with --book: do it without asking' };

/** What the help says of its lines. */
export const watchNote =
  '"asked" stands where the quote is for another amount; with --book the last line is what was booked.';

/** A watch cannot be run dry. */
export const yesOptionHint = 'Add --yes to do it without asking.';

/** With what a watch ends that was to book and did not. */
export const noQuoteWithinLimitFailure = failed(
  commandFailure(
    exitCodes.refused,
    'quote-worse-than-limit',
    'No quote held the limit in this time, so nothing was booked.',
  ),
);

/** What says how to book means nothing where nothing is to be booked. */
export const restrictToBookOption = (options: readonly OptionSpec[]): readonly OptionSpec[] =>
  options.map((option) => ({ ...option, onlyWith: ['--book'] }));

/**
 * Says, as a line of its own, that this quote is being booked now; asked right before the call leaves. False where nobody
 * reads that: a pipe tells that its reader has gone only when something is written to it.
 */
export const makeBookingAnnouncer =
  ({ emit }: Pick<Invocation, 'emit'>, quoteId: string): MaySendCheck =>
  async () =>
    (await emit({
      data: { event: 'booking', quoteId },
      view: () => `Booking quote ${quoteId}`,
      failure: null,
    })) === 'written';

/** The last line of a watch that has booked. */
export const toBookedWatchLine = (booked: Outcome<'quotes book'>): Outcome<'quotes watch'> => {
  if (!booked.ok) return booked;
  // A watch cannot be run dry.
  if (booked.value === null || 'dryRun' in booked.value.data) return succeeded(null);
  return succeeded({ ...booked.value, data: { event: 'booked', ...booked.value.data }, line: true });
};
