import { systemClock } from '@fx-gateway/adapters/node';
import type { OfxBookingTerms } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import {
  findEqualOfxDealsMeanwhile,
  equalOfxMeanwhileMessages,
} from '@fx-gateway/domain/ofx/deals/findEqualOfxDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { lookOnceMore } from '../../quoting/lookOnceMore.ts';
import type { OfxScope } from '../scope/ofxScope.ts';

/** Looks once more when a deal was booked and told, for equal ones beside it and those with the ids `known`. */
export const lookForEqualDeal = (
  invocation: Pick<Invocation, 'lookAfterwards'>,
  { ofx }: Pick<OfxScope, 'ofx'>,
  booked: OfxBookingTerms,
  known: readonly string[],
): void =>
  lookOnceMore(invocation, 'deal', async () => {
    const list = await ofx.deals.list();
    if (!list.ok) return list;
    return succeeded(
      equalOfxMeanwhileMessages(findEqualOfxDealsMeanwhile(list.value, booked, known, systemClock.now())),
    );
  });
