import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { findEqualOrdersMeanwhile } from '@fx-gateway/domain/corpay/orders/findEqualOrdersMeanwhile.ts';
import type { WantedPayment } from '@fx-gateway/domain/corpay/orders/findEqualOrders.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import type { OpenIntentsStore } from '../openSteps/OpenIntentsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type Sources = {
  readonly session: CorpaySessionStore;
  readonly orders: FetchedValue<readonly OrderSummary[]>;
  readonly intents: OpenIntentsStore;
  readonly clock: Clock;
};

/** The numbers of equal orders that came while a deal was on its way, beside those that are known. */
export const loadEqualOrdersMeanwhile = async (
  { session, orders, intents, clock }: Sources,
  wanted: WantedPayment,
  known: readonly string[],
): Promise<readonly string[]> => {
  await orders.load();
  const { awaited } = intents.state;
  const now = clock.now();
  const look = () =>
    findEqualOrdersMeanwhile(session.corpay.orders, orders.value ?? [], wanted, known, { now, awaited });
  return (await runOrReportDefect(look, null))?.numbers ?? [];
};
