import { systemClock } from '@fx-gateway/adapters/node';
import type { OfxBookingTerms } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import {
  findOfxDuplicatesBookedConcurrently,
  concurrentOfxDuplicatesMessage,
} from '@fx-gateway/domain/ofx/deals/findDuplicateOfxDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { findDuplicatesAfterBooking } from '../../quoting/findDuplicatesAfterBooking.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';

/** Looks once more when a deal was booked and told, for equal ones beside it and those with the ids `known`. */
export const findOfxDuplicatesAfterBooking = (
  invocation: Pick<Invocation, 'lookAfterwards'>,
  { ofx }: Pick<OfxCustomerConnection, 'ofx'>,
  booked: OfxBookingTerms,
  known: readonly string[],
): void =>
  findDuplicatesAfterBooking(invocation, 'deal', async () => {
    const list = await ofx.deals.list();
    if (!list.ok) return list;
    return succeeded(
      concurrentOfxDuplicatesMessage(
        findOfxDuplicatesBookedConcurrently(list.value, booked, known, systemClock.now()),
      ),
    );
  });
