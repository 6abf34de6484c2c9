import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { findDuplicateOrdersBookedConcurrently } from '@fx-gateway/domain/corpay/orders/findDuplicateOrdersBookedConcurrently.ts';
import type { PaymentToBook } from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import type { OpenMoneyCallsStore } from '../openSteps/OpenMoneyCallsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type Sources = {
  readonly session: CorpaySessionStore;
  readonly orders: FetchedValue<readonly OrderSummary[]>;
  readonly intents: OpenMoneyCallsStore;
  readonly clock: Clock;
};

/** The numbers of equal orders that came while a deal was on its way, beside those that are known. */
export const loadDuplicateOrdersBookedConcurrently = async (
  { session, orders, intents, clock }: Sources,
  wanted: PaymentToBook,
  known: readonly string[],
): Promise<readonly string[]> => {
  await orders.load();
  const { awaited } = intents.state;
  const now = clock.now();
  const look = () =>
    findDuplicateOrdersBookedConcurrently(session.corpay.orders, orders.value ?? [], wanted, known, {
      now,
      awaited,
    });
  return (await runOrReportDefect(look, null))?.numbers ?? [];
};
