import {
  lockedTerms,
  notCheckable,
  sameBooked,
  type SameBooked,
  type WantedPayment,
} from '@fx-gateway/domain/corpay/orders/sameBooked.ts';
import { bookedBefore } from '@fx-gateway/domain/corpay/orders/sameBookedMessages.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { compareStructural } from 'mobx';
import { SameBookedStore } from '../../../quoting/booking/SameBookedStore.ts';
import type { IntentsStore } from '../openSteps/IntentsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import type { QuoteStore } from './QuoteStore.ts';

type SameBookedSources = {
  readonly session: CorpaySessionStore;
  readonly quote: QuoteStore;
  readonly intents: IntentsStore;
  readonly clock: Clock;
  readonly timers: Timers;
};

/** Looks among the newest orders for the payment that is displayed. */
export const sameBookedOf = ({
  session,
  quote,
  intents,
  clock,
  timers,
}: SameBookedSources): SameBookedStore<WantedPayment> => {
  const look = async (wanted: WantedPayment): Promise<SameBooked> => {
    const { orders } = session.corpay;
    const list = await orders.list();
    if (!list.ok) return notCheckable;
    const { awaited } = intents.state;
    return sameBooked(orders, list.value, wanted, { now: clock.now(), awaited });
  };
  return new SameBookedStore<WantedPayment>({
    wanted: () => {
      const { offer } = quote.live;
      const { beneficiary } = quote.draft;
      if (offer === null || beneficiary === null) return null;
      const { settlement, payment } = offer.quote;
      return { payee: beneficiary.payee, lockSide: offer.request.lockSide, settlement, payment };
    },
    isSame: (left, right) => compareStructural(lockedTerms(left), lockedTerms(right)),
    look: async (wanted) => bookedBefore(await look(wanted), wanted),
    notCheckable: (wanted) => bookedBefore(notCheckable, wanted),
    timers,
  });
};
