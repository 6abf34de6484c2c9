import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  bookDeal,
  bookUnderKey,
  type BookingPress,
  type KeyedBookingOutcome,
  type KeyedCall,
} from '@fx-gateway/domain/corpay';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { bookingFailure, interruptedBooking } from '../openSteps/bookingFailure.ts';
import { rememberOrder } from '../quotes/rememberedQuotes.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { bookedOutput } from './bookedOutput.ts';
import { sameBookingOpen, confirmOpenBooking } from './confirmOpenBookings.ts';
import { repeatCall } from './repeatCall.ts';

const sendOnce = async (
  invocation: Invocation,
  { corpay, journal, bookingKeys: keys, connection, user }: CorpayScope,
  press: BookingPress,
  call: KeyedCall | null,
): CommandResult<KeyedBookingOutcome> => {
  const ports = { ...corpay, journal, clock: systemClock, identifiers: systemIdentifiers };
  const send = async (): CommandResult<KeyedBookingOutcome> => {
    invocation.interruptedWith(interruptedBooking);
    const outcome =
      call === null ? await bookDeal(ports, press) : await bookUnderKey({ ...ports, keys }, call, press);
    invocation.interruptedWith(null);
    return succeeded(outcome);
  };
  // A second call with the same key waits for the answer of the first and repeats it.
  return call === null ? send() : withExclusiveLock(connection.lock(user.sub), send);
};

const underKey = (failure: CommandFailure, call: KeyedCall | null): CommandFailure =>
  call === null
    ? failure
    : {
        ...failure,
        hint: `${failure.hint ?? ''}\nThe same command under the same --key finds out. Until the end of its quote and a minute it looks at the orders first, and sends this very call again only if no order could be it.`.trim(),
      };

/**
 * Books the quote once. A booking that another terminal began meanwhile stands in the way, or is asked about; one that
 * it began under the same key is repeated.
 */
export const sendBooking = async (
  invocation: Invocation,
  scope: CorpayScope,
  press: BookingPress,
  call: KeyedCall | null,
): Promise<Outcome> => {
  const sent = await sendOnce(invocation, scope, press, call);
  if (!sent.ok) return sent;
  const outcome = sent.value;
  switch (outcome.kind) {
    case 'booked':
      await rememberOrder(scope.connection, press.quote.quoteId, outcome.orderNumber);
      return bookedOutput({ ...press.quote, beneficiaryId: press.beneficiaryId }, outcome.orderNumber);
    case 'key-taken':
      return repeatCall(invocation, scope, call ?? outcome.taken, outcome.taken);
    case 'earlier-open': {
      if (outcome.same) return sameBookingOpen(outcome.earlier);
      const beside = await confirmOpenBooking(invocation, outcome.earlier);
      if (!beside.ok) return beside;
      const despite = [...press.despite, outcome.earlier.quoteId];
      return sendBooking(invocation, scope, { ...press, despite }, call);
    }
    case 'unknown':
      return failed(underKey(bookingFailure(outcome), call));
    case 'refused':
    case 'not-kept':
      return failed(bookingFailure(outcome));
  }
};
