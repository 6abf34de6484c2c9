import { systemClock } from '@fx-gateway/adapters/node';
import { notSentMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  findBlockingCorpayBooking,
  findNewDuplicateBookingInJournal,
  type BookingTerms,
} from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { hasQuoteSurelyEnded } from '@fx-gateway/domain/intents/quoteEnd.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { bookingOutcomeHint } from '../openSteps/bookingFailure.ts';
import { duplicateBookingHint } from '../../quoting/confirmDuplicateDeal.ts';
import { describeBooking } from '../openSteps/describeBooking.ts';
import type { UnresolvedMoneyCall } from '../openSteps/moneyCallOutcomeMessage.ts';

/** How to find out about the booking, as this run has just seen it. */
const hintOf = ({ quoteId }: StoredBookingCall, open: readonly UnresolvedMoneyCall[]): string =>
  open.find(({ intent }) => intent.kind === 'booking' && intent.quoteId === quoteId)?.failure.hint ??
  bookingOutcomeHint;

const notSent = (why: 'same-open' | 'other-open', earlier: StoredBookingCall, hint: string) =>
  failed(
    commandFailure(
      exitCodes.pending,
      why,
      `${notSentMessage(why, 'order')} It is ${describeBooking(earlier)}.`,
      {
        hint,
      },
    ),
  );

/** The same booking was sent and is not answered: nothing is sent, also under `--yes`. */
export const duplicateBookingOpenFailure = (
  earlier: StoredBookingCall,
  open: readonly UnresolvedMoneyCall[] = [],
) => notSent('same-open', earlier, hintOf(earlier, open));

/** Whether a deal is wanted beside an open booking of other terms: the user says it, or `--despite-open`. */
export const confirmBookingDespiteOpen = async (
  invocation: Invocation,
  earlier: StoredBookingCall,
  open: readonly UnresolvedMoneyCall[] = [],
): CommandResult<null> => {
  if (invocation.options.flag('despiteOpen')) return succeeded(null);
  const isDry = invocation.options.flag('dryRun');
  const question = `It is not known yet whether you booked ${describeBooking(earlier)}. Book this deal as well?`;
  if (!invocation.canAsk) {
    const hint = `${hintOf(earlier, open)}\nTo book this deal as well, add --despite-open.`;
    const refused = notSent('other-open', earlier, hint);
    if (!isDry) return refused;
    invocation.wouldEnd(refused.failure);
  } else if (isDry) invocation.notice(`You would be asked: ${question}`);
  const prompts = isDry ? null : await invocation.prompts();
  if (prompts === null) return succeeded(null);
  const wanted = await prompts.confirm(question);
  if (!wanted.ok) return wanted;
  return wanted.value
    ? succeeded(null)
    : failed(commandFailure(exitCodes.cancelled, 'cancelled', 'Cancelled: nothing was done.'));
};

/** The quote ids of the open bookings beside which this one is wanted; fails where one stands in the way. */
export const confirmOpenBookings = async (
  invocation: Invocation,
  { journal }: { readonly journal: Pick<CorpayJournal, 'list'> },
  terms: BookingTerms,
  open: readonly UnresolvedMoneyCall[],
): CommandResult<readonly string[]> => {
  const kept = await journal.list();
  const isDry = invocation.options.flag('dryRun');
  const despite: string[] = [];
  for (;;) {
    const stands = findBlockingCorpayBooking(kept, terms, despite);
    if (stands === null) return succeeded(despite);
    if (isDry && hasQuoteSurelyEnded(stands.earlier, systemClock.now())) {
      invocation.notice(`A run first finds out what became of ${describeBooking(stands.earlier)}.`);
      despite.push(stands.earlier.quoteId);
      continue;
    }
    if (stands.same) return duplicateBookingOpenFailure(stands.earlier, open);
    const beside = await confirmBookingDespiteOpen(invocation, stands.earlier, open);
    if (!beside.ok) return beside;
    despite.push(stands.earlier.quoteId);
  }
};

/** Another fxg has booked the same: it is not booked once more. */
export const duplicateBookedElsewhereFailure = (
  invocation: Pick<Invocation, 'options'>,
  { intent, answer }: AnsweredMoneyCall<StoredBookingCall>,
) =>
  failed(
    commandFailure(
      exitCodes.pending,
      'same-booked',
      `Nothing was sent: another fxg has booked the same meanwhile, ${describeBooking(intent)}. It is order ${answer.number ?? ''}.`,
      { hint: duplicateBookingHint(invocation) },
    ),
  );

/** Fails when another fxg has booked the same since only those with the quote ids `before` were booked. */
export const refuseIfDuplicateBooked = async (
  invocation: Invocation,
  { journal }: { readonly journal: Pick<CorpayJournal, 'booked'> },
  terms: BookingTerms,
  before: readonly string[],
): CommandResult<null> => {
  const booked = findNewDuplicateBookingInJournal(await journal.booked(), terms, before);
  return booked === null ? succeeded(null) : duplicateBookedElsewhereFailure(invocation, booked);
};
