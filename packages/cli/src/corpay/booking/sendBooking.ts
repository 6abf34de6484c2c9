import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { bookDeal, type BookingInput } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import {
  bookUnderKey,
  type KeyedBookingOutcome,
  type BookingKeyAndTerms,
} from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { journalEntryId, type StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { PaidAmount } from '@fx-gateway/domain/payment-run/run/findOpenElsewhere.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { alwaysMaySend, type MaySendCheck } from '../../verbs/maySendCheck.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { setInterruptFailureOnSend } from '../../verbs/setInterruptFailureOnSend.ts';
import { sayNotSentOnInterrupt } from '../../verbs/sayNotSentOnInterrupt.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { readerLeftFailure } from '../../failures/outputLostFailure.ts';
import { bookingFailure, bookingInterruptedFailure } from '../openSteps/bookingFailure.ts';
import { rememberBookingRequestId } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import { markReportedOnceWritten } from '../../quoting/unreportedOutcomes.ts';
import { findRunOpenFailure } from '../../quoting/findRunOpenFailure.ts';
import { makeCustomerCorpayRuns } from '../scope/makeCustomerCorpayRuns.ts';
import { rememberOrder } from '../quotes/rememberedQuotes.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { toBookedOrderOutput } from './toBookedOrderOutput.ts';
import {
  duplicateBookedElsewhereFailure,
  duplicateBookingOpenFailure,
  confirmBookingDespiteOpen,
} from './confirmOpenBookings.ts';
import { repeatKeyedBooking } from './repeatKeyedBooking.ts';

/** What is done right before the booking leaves, and with its answer. */
export type SendingHooks = {
  readonly before: MaySendCheck;
  answered?(outcome: KeyedBookingOutcome): void;
};

/** What a booking pays, as a row of a payment run says it. */
export const toPaidAmount = ({
  beneficiaryId,
  payee,
  payment,
}: Pick<StoredBookingCall, 'beneficiaryId' | 'payee' | 'payment'>): PaidAmount => ({
  payeeId: beneficiaryId,
  payee,
  amount: payment,
});

/**
 * While it is on its way nothing is settled here, and a second call with the same key waits for the answer of the first
 * and repeats it. What another terminal has booked meanwhile is not booked once more.
 */
const sendOnce = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  press: BookingInput,
  call: BookingKeyAndTerms | null,
  { before }: SendingHooks,
): CommandResult<KeyedBookingOutcome> =>
  runWithCustomerLock(invocation, scope, async () => {
    const { corpay, journal, bookingKeys: keys } = scope;
    const ports = { ...corpay, journal, clock: systemClock, identifiers: systemIdentifiers };
    const open = await findRunOpenFailure(makeCustomerCorpayRuns(scope.connection, scope.user), [
      toPaidAmount({ ...press, ...press.quote }),
    ]);
    if (open !== null) return failed(open);
    if (!(await before())) return failed(readerLeftFailure);
    await setInterruptFailureOnSend(invocation, bookingInterruptedFailure)();
    const outcome =
      call === null ? await bookDeal(ports, press) : await bookUnderKey({ ...ports, keys }, call, press);
    sayNotSentOnInterrupt(invocation, outcome);
    return succeeded(outcome);
  });

const underKey = (failure: CommandFailure, call: BookingKeyAndTerms | null): CommandFailure =>
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
  scope: CorpayCustomerConnection,
  press: BookingInput,
  call: BookingKeyAndTerms | null,
  sending: SendingHooks = { before: alwaysMaySend },
): Promise<Outcome<'quotes book'>> => {
  const sent = await sendOnce(invocation, scope, press, call, sending);
  if (!sent.ok) return sent;
  const outcome = sent.value;
  sending.answered?.(outcome);
  if (outcome.kind === 'booked' || outcome.kind === 'refused')
    markReportedOnceWritten(invocation, scope.journal, [
      journalEntryId({ kind: 'booking', quoteId: press.quote.quoteId }),
    ]);
  switch (outcome.kind) {
    case 'booked': {
      const requestId = scope.lastChange.requestId();
      await rememberOrder(scope.connection, press.quote.quoteId, outcome.orderNumber);
      await rememberBookingRequestId(scope.connection, outcome.orderNumber, requestId);
      const booked = { ...press.quote, beneficiaryId: press.beneficiaryId };
      return toBookedOrderOutput(booked, outcome.orderNumber, { requestId });
    }
    case 'key-taken':
      return repeatKeyedBooking(invocation, scope, call ?? outcome.taken, outcome.taken);
    case 'earlier-open': {
      if (outcome.same) return duplicateBookingOpenFailure(outcome.earlier);
      const beside = await confirmBookingDespiteOpen(invocation, outcome.earlier);
      if (!beside.ok) return beside;
      const despite = [...press.despite, outcome.earlier.quoteId];
      return sendBooking(invocation, scope, { ...press, despite }, call, sending);
    }
    case 'same-booked':
      return duplicateBookedElsewhereFailure(invocation, outcome.booked);
    case 'unknown':
      return failed(underKey(bookingFailure(outcome), call));
    case 'refused':
    case 'not-kept':
      return failed(bookingFailure(outcome));
  }
};
