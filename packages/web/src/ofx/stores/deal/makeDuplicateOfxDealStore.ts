import type { OfxBookingTerms } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import {
  isSameOfxDeal,
  uncheckedDuplicateOfxDeals,
  findDuplicateOfxDeals,
} from '@fx-gateway/domain/ofx/deals/findDuplicateOfxDeals.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { DuplicateDealStore } from '../../../quoting/booking/DuplicateDealStore.ts';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';
import type { OfxQuoteStore } from './OfxQuoteStore.ts';

type SameBookedSources = {
  readonly session: OfxSessionStore;
  readonly quote: OfxQuoteStore;
  readonly clock: Clock;
  readonly timers: Timers;
};

/** Looks among the newest deals for the one that is displayed. */
export const makeDuplicateOfxDealStore = ({
  session,
  quote,
  clock,
  timers,
}: SameBookedSources): DuplicateDealStore<OfxBookingTerms> =>
  new DuplicateDealStore<OfxBookingTerms>({
    wanted: () => {
      const { offer } = quote.live;
      if (offer === null) return null;
      const { buy, sell } = offer.quote;
      return { buy, sell, typedSide: offer.request.lockSide, parts: quote.partsOf(offer.quote) };
    },
    isSame: isSameOfxDeal,
    look: async (wanted) => {
      const deals = await session.ofx.deals.list();
      return deals.ok ? findDuplicateOfxDeals(deals.value, wanted, clock.now()) : uncheckedDuplicateOfxDeals;
    },
    notCheckable: () => uncheckedDuplicateOfxDeals,
    timers,
  });
