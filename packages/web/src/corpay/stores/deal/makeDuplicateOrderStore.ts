import {
  pickLockedTerms,
  uncheckedDuplicateOrders,
  findDuplicateOrders,
  type DuplicateOrderSearchResult,
  type PaymentToBook,
} from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import { toDuplicateDealSearchResult } from '@fx-gateway/domain/corpay/orders/duplicateOrdersMessage.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { compareStructural } from 'mobx';
import { DuplicateDealStore } from '../../../quoting/booking/DuplicateDealStore.ts';
import type { OpenMoneyCallsStore } from '../openSteps/OpenMoneyCallsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import type { QuoteStore } from './QuoteStore.ts';

type SameBookedSources = {
  readonly session: CorpaySessionStore;
  readonly quote: QuoteStore;
  readonly intents: OpenMoneyCallsStore;
  readonly clock: Clock;
  readonly timers: Timers;
};

/** Looks among the newest orders for the payment that is displayed. */
export const makeDuplicateOrderStore = ({
  session,
  quote,
  intents,
  clock,
  timers,
}: SameBookedSources): DuplicateDealStore<PaymentToBook> => {
  const look = async (wanted: PaymentToBook): Promise<DuplicateOrderSearchResult> => {
    const { orders } = session.corpay;
    const list = await orders.list();
    if (!list.ok) return uncheckedDuplicateOrders;
    const { awaited } = intents.state;
    return findDuplicateOrders(orders, list.value, wanted, { now: clock.now(), awaited });
  };
  return new DuplicateDealStore<PaymentToBook>({
    wanted: () => {
      const { offer } = quote.live;
      const { beneficiary } = quote.draft;
      if (offer === null || beneficiary === null) return null;
      const { settlement, payment } = offer.quote;
      return { payee: beneficiary.payee, lockSide: offer.request.lockSide, settlement, payment };
    },
    isSame: (left, right) => compareStructural(pickLockedTerms(left), pickLockedTerms(right)),
    look: async (wanted) => toDuplicateDealSearchResult(await look(wanted), wanted),
    notCheckable: (wanted) => toDuplicateDealSearchResult(uncheckedDuplicateOrders, wanted),
    timers,
  });
};
