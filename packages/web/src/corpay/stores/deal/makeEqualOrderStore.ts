import {
  lockedTerms,
  uncheckedEqualOrders,
  findEqualOrders,
  type EqualOrderSearch,
  type WantedPayment,
} from '@fx-gateway/domain/corpay/orders/findEqualOrders.ts';
import { toEqualDealSearch } from '@fx-gateway/domain/corpay/orders/equalOrdersMessage.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { compareStructural } from 'mobx';
import { EqualDealStore } from '../../../quoting/booking/EqualDealStore.ts';
import type { OpenIntentsStore } from '../openSteps/OpenIntentsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import type { QuoteStore } from './QuoteStore.ts';

type SameBookedSources = {
  readonly session: CorpaySessionStore;
  readonly quote: QuoteStore;
  readonly intents: OpenIntentsStore;
  readonly clock: Clock;
  readonly timers: Timers;
};

/** Looks among the newest orders for the payment that is displayed. */
export const makeEqualOrderStore = ({
  session,
  quote,
  intents,
  clock,
  timers,
}: SameBookedSources): EqualDealStore<WantedPayment> => {
  const look = async (wanted: WantedPayment): Promise<EqualOrderSearch> => {
    const { orders } = session.corpay;
    const list = await orders.list();
    if (!list.ok) return uncheckedEqualOrders;
    const { awaited } = intents.state;
    return findEqualOrders(orders, list.value, wanted, { now: clock.now(), awaited });
  };
  return new EqualDealStore<WantedPayment>({
    wanted: () => {
      const { offer } = quote.live;
      const { beneficiary } = quote.draft;
      if (offer === null || beneficiary === null) return null;
      const { settlement, payment } = offer.quote;
      return { payee: beneficiary.payee, lockSide: offer.request.lockSide, settlement, payment };
    },
    isSame: (left, right) => compareStructural(lockedTerms(left), lockedTerms(right)),
    look: async (wanted) => toEqualDealSearch(await look(wanted), wanted),
    notCheckable: (wanted) => toEqualDealSearch(uncheckedEqualOrders, wanted),
    timers,
  });
};
