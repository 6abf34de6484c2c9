import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { sameBooked, type WantedPayment } from '@fx-gateway/domain/corpay/orders/sameBooked.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Fetched } from '../../../calls/Fetched.ts';
import { orReported } from '../../../failures/orReported.ts';
import type { IntentsStore } from '../openSteps/IntentsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type Sources = {
  readonly session: CorpaySessionStore;
  readonly orders: Fetched<readonly OrderSummary[]>;
  readonly intents: IntentsStore;
  readonly clock: Clock;
};

/**
 * The numbers of equal orders that came while a deal was on its way, beside those that are known. Two devices that book at
 * once do not see each other's deal before it is there: it is told before both are paid.
 */
export const equalMeanwhile = async (
  { session, orders, intents, clock }: Sources,
  wanted: WantedPayment,
  known: readonly string[],
): Promise<readonly string[]> => {
  await orders.load();
  const others = (orders.value ?? []).filter(({ ordNum }) => !known.includes(ordNum));
  const { awaited } = intents.state;
  const now = clock.now();
  const look = () => sameBooked(session.corpay.orders, others, wanted, { now, awaited });
  const found = await orReported(look, null);
  return found === null ? [] : [...found.same, ...found.uninstructed].map(({ order }) => order.ordNum);
};
