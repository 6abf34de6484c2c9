import type { DisplayOnlyAmount } from './displayOnlyAmount.ts';
import type { Money } from './makeMoney.ts';
import { toWireNumber } from './wireNumber.ts';

/** An exact amount as a record would deliver it. */
export const toDisplayOnlyAmount = (money: Money): DisplayOnlyAmount => ({
  currency: money.currency,
  amount: toWireNumber(money),
});
