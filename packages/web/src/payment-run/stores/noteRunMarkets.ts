import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';

/** What a deal costs against the market of this moment; null where that cannot be told. */
export type CostOf = (deal: { readonly settlement: Money; readonly payment: Money }) => MarketCost | null;

/**
 * Notes with each order of a run what the market said when its booking left, as it is noted of a deal that is booked by itself
 * (COST-4): also where its answer was lost, and it is found out in this visit that it was booked.
 */
export const noteRunMarkets = (
  { runs, bookedMarkets }: Pick<PaymentRunScope, 'runs' | 'bookedMarkets'>,
  costOf: CostOf,
): PaymentRunStore => {
  const left = new Map<string, { readonly pays: Money; readonly cost: MarketCost | null }>();
  return {
    ...runs,
    advance: async (id, dealId, event) => {
      if (event.type === 'booking-leaves') {
        const { quoteId, pays, receive } = event.booking;
        left.set(quoteId, { pays, cost: costOf({ settlement: pays, payment: receive }) });
      }
      const step = await runs.advance(id, dealId, event);
      const booking = event.type === 'booked' && step.ok ? left.get(event.quoteId) : undefined;
      if (event.type === 'booked' && booking !== undefined)
        bookedMarkets.note(event.order.number, booking.pays, booking.cost);
      return step;
    },
  };
};
