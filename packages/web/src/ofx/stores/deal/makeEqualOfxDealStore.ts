import type { OfxBookingTerms } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import {
  isSameOfxDeal,
  uncheckedEqualOfxDeals,
  findEqualOfxDeals,
} from '@fx-gateway/domain/ofx/deals/findEqualOfxDeals.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { EqualDealStore } from '../../../quoting/booking/EqualDealStore.ts';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';
import type { OfxQuoteStore } from './OfxQuoteStore.ts';

type SameBookedSources = {
  readonly session: OfxSessionStore;
  readonly quote: OfxQuoteStore;
  readonly clock: Clock;
  readonly timers: Timers;
};

/** Looks among the newest deals for the one that is displayed. */
export const makeEqualOfxDealStore = ({
  session,
  quote,
  clock,
  timers,
}: SameBookedSources): EqualDealStore<OfxBookingTerms> =>
  new EqualDealStore<OfxBookingTerms>({
    wanted: () => {
      const { offer } = quote.live;
      if (offer === null) return null;
      const { buy, sell } = offer.quote;
      return { buy, sell, typedSide: offer.request.lockSide, parts: quote.partsOf(offer.quote) };
    },
    isSame: isSameOfxDeal,
    look: async (wanted) => {
      const deals = await session.ofx.deals.list();
      return deals.ok ? findEqualOfxDeals(deals.value, wanted, clock.now()) : uncheckedEqualOfxDeals;
    },
    notCheckable: () => uncheckedEqualOfxDeals,
    timers,
  });
