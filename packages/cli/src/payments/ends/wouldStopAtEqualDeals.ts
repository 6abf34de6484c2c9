import {
  findEqualDealsOfRun,
  type EqualDealsOf,
} from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { wouldBeBookedBeforeFailure } from './bookedBeforeFailure.ts';
import type { PaymentRunConnection } from '../scope/paymentRunConnection.ts';

/** Looks as right before a booking, so that what sends nothing ends as the run would that stops there; gives what it found. */
export const wouldStopAtEqualDeals = async (
  invocation: Pick<Invocation, 'wouldEnd'>,
  { partner, failureMessage }: Pick<PaymentRunConnection, 'partner' | 'failureMessage'>,
  run: PaymentRun,
  beside: readonly string[],
): Promise<readonly EqualDealsOf[]> => {
  const found = await findEqualDealsOfRun(partner, run, beside);
  if (!found.ok) invocation.wouldEnd(callCommandFailure(found.failure, failureMessage(found.failure)));
  else if (found.value.length > 0) invocation.wouldEnd(wouldBeBookedBeforeFailure(run, found.value));
  return found.ok ? found.value : [];
};
