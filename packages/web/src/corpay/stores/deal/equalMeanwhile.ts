import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { equalOrdersMeanwhile } from '@fx-gateway/domain/corpay/orders/equalOrdersMeanwhile.ts';
import type { WantedPayment } from '@fx-gateway/domain/corpay/orders/sameBooked.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Fetched } from '../../../fetching/Fetched.ts';
import { orReported } from '../../../failures/orReported.ts';
import type { IntentsStore } from '../openSteps/IntentsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type Sources = {
  readonly session: CorpaySessionStore;
  readonly orders: Fetched<readonly OrderSummary[]>;
  readonly intents: IntentsStore;
  readonly clock: Clock;
};

/** The numbers of equal orders that came while a deal was on its way, beside those that are known. */
export const equalMeanwhile = async (
  { session, orders, intents, clock }: Sources,
  wanted: WantedPayment,
  known: readonly string[],
): Promise<readonly string[]> => {
  await orders.load();
  const { awaited } = intents.state;
  const now = clock.now();
  const look = () =>
    equalOrdersMeanwhile(session.corpay.orders, orders.value ?? [], wanted, known, { now, awaited });
  return (await orReported(look, null))?.numbers ?? [];
};
