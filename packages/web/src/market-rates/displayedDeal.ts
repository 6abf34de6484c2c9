import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';

/** A displayed quote: `rate` units of what is paid for one of what the customer settles in. */
export type DisplayedDeal = {
  readonly rate: number;
  readonly settlement: Pick<Money, 'currency'>;
  readonly payment: Pick<Money, 'currency'>;
};
