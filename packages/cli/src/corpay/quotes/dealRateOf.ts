import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';

/** The rate of a quote between what is settled and what is paid. */
export const dealRateOf = ({
  rate,
  settlement,
  payment,
}: Pick<Quote, 'rate' | 'settlement' | 'payment'>): DealRate => ({
  rate,
  from: settlement,
  to: payment,
});
