import { systemClock } from '@fx-gateway/adapters/node';
import type { CorpayDeals } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { addResendCallback } from '@fx-gateway/domain/corpay/openSteps/addResendCallback.ts';
import { hasQuoteSurelyEnded } from '@fx-gateway/domain/intents/quoteEnd.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { setInterruptFailureOnSend } from '../../verbs/setInterruptFailureOnSend.ts';
import { bookingInterruptedFailure } from './bookingFailure.ts';
import { describeBooking } from './describeBooking.ts';

/**
 * The partner's deals while an open booking is settled: that its call leaves once more is said first, also under
 * `--quiet`, and Ctrl-C tells of it from then on.
 */
export const reportResendOfBooking = (
  invocation: Pick<Invocation, 'report' | 'signal' | 'interruptedWith'>,
  deals: CorpayDeals,
  intent: StoredBookingCall,
): CorpayDeals =>
  addResendCallback(deals, async () => {
    const risk = hasQuoteSurelyEnded(intent, systemClock.now())
      ? 'Its quote has ended, so this only asks what became of it.'
      : 'If it was not made, this makes it.';
    await invocation.report(`The call of your booking of ${describeBooking(intent)} is sent again. ${risk}`);
    await setInterruptFailureOnSend(invocation, bookingInterruptedFailure)();
  });
