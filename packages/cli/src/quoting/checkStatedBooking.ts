import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** What a partner's bookings become. */
type Noun = 'order' | 'deal';

/** An open booking by the id of its quote, and how it is told from others. */
type OpenBooking = { readonly quoteId: string; readonly text: string };

/** What the help says of it. */
export const quotesSettleHelpNote =
  'With what was answered and never told; exit 8 while one stays open, 7 where it became something else.';

/**
 * Checks of which open booking is spoken: what is said must be said of one that is open, and a quote id that is given
 * must belong to one, exit 5; where several are open, one must be named before anything is decided about it, exit 2.
 */
export const checkStatedBooking = (
  open: readonly OpenBooking[],
  noun: Noun,
  quoteId: string | null,
  decides: boolean,
): Result<null, CommandFailure> => {
  if (quoteId !== null && !open.some((booking) => booking.quoteId === quoteId)) {
    return failed(
      commandFailure(exitCodes.notFound, 'no-open-booking', 'No open booking has this quote id.', {
        hint: 'fxg quotes settle alone looks at everything that is open.',
      }),
    );
  }
  if (decides && open.length === 0) {
    return failed(
      commandFailure(
        exitCodes.notFound,
        'no-open-booking',
        'No booking is open, so nothing can be said of one.',
        { hint: `Another fxg may have settled it: fxg ${noun}s list has the ${noun}s.` },
      ),
    );
  }
  const named = open.map((booking) => `${booking.quoteId} (${booking.text})`).join('; ');
  return decides && quoteId === null && open.length > 1
    ? usageFailure('Several bookings are open.', `Say of which you speak with --quote ID: ${named}.`)
    : succeeded(null);
};

/**
 * A booking turned out to be something else than was said of it: exit 7. `said` is null where it was said to be none,
 * `became` where it is not known to be anything; `named` is how a sentence calls that, where it is not its number alone.
 */
export const outcomeMismatchFailure = (
  booking: string,
  noun: Noun,
  said: string | null,
  became: string | null,
  named: string = became ?? '',
): CommandFailure => {
  const truth =
    became === null
      ? `is settled, and not known to be ${noun} ${said ?? ''}`
      : `is ${noun} ${named}, ${said === null ? 'so it was booked' : `not ${noun} ${said}`}`;
  return commandFailure(
    exitCodes.refused,
    'became-another',
    `${booking} ${truth}. What was said of it had no effect.`,
    { hint: `See it with: fxg ${noun}s ${became === null ? 'list' : `show ${became}`}` },
  );
};
