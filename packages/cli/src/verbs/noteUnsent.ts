import type { KeyedBookingOutcome } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import type { InstructionOutcome } from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import type { OfxBookingOutcome } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import type { Invocation } from './invocation.ts';

/** What a call that moves money can become. */
type Outcome = (KeyedBookingOutcome | OfxBookingOutcome | InstructionOutcome)['kind'];

/** What it became before it left. */
const unsent: ReadonlySet<Outcome> = new Set<Outcome>([
  'earlier-open',
  'same-booked',
  'key-taken',
  'not-kept',
  'details-unchecked',
  'details-unread',
]);

/**
 * After a call that moves money: Ctrl-C says that nothing was sent where it did not leave. What was answered is told with
 * it, so until the command ends Ctrl-C goes on to say where the answer is found.
 */
export const noteUnsent = (
  { interruptedWith }: Pick<Invocation, 'interruptedWith'>,
  { kind }: { readonly kind: Outcome },
): void => {
  if (unsent.has(kind)) interruptedWith('not-sent');
};
