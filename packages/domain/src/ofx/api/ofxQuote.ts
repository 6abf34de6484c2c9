import type { Currency } from '../../geography/currency.ts';
import type { Money } from '../../money/makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { toPaysAndReceives, type OfxSide, type BuyAndSell } from './buySell.ts';

/** What is asked of the partner (OFX-QUOTE-15 to OFX-QUOTE-18): `amount` belongs to the locked side. */
export type OfxQuoteRequest = {
  readonly buyCurrency: Currency;
  readonly sellCurrency: Currency;
  readonly lockSide: OfxSide;
  readonly amount: Money;
  /** How many beneficiaries share what is sold. */
  readonly beneficiaries: number;
};

/** The partner's offer (OFX-QUOTE-19). Its amounts are the partner's, never recomputed here. It names no end. */
export type OfxQuote = BuyAndSell & {
  readonly id: string;
  readonly fee: DisplayOnlyAmount;
  /** Units that the beneficiaries receive per one that the customer pays, as the partner says it. */
  readonly customerRate: number;
};

/** What a quote, a deal or a booking costs; `fee` is null where the partner names none. */
export type OfxCosts = BuyAndSell<Money | DisplayOnlyAmount> & { readonly fee: DisplayOnlyAmount | null };

const exactly = (amount: Money | DisplayOnlyAmount): Money | null =>
  'minor' in amount ? amount : readDisplayOnlyAmount(amount);

/** Fee plus what the customer pays; null where the fee is in another currency and is shown apart (OFX-QUOTE-2, S-89). */
export const totalOfxCost = (costs: OfxCosts): Money | null => {
  const pays = exactly(toPaysAndReceives(costs).pays);
  if (pays === null || costs.fee === null) return pays;
  const fee = readDisplayOnlyAmount(costs.fee);
  return fee === null || fee.currency !== pays.currency
    ? null
    : { currency: pays.currency, minor: pays.minor + fee.minor };
};

/** Whether `next` costs the customer more, or brings the beneficiaries less, than `before` did. */
export const isWorseOfxQuote = (before: OfxQuote, next: OfxQuote): boolean => {
  const [was, is] = [toPaysAndReceives(before), toPaysAndReceives(next)];
  const feeRose = before.fee.currency === next.fee.currency && next.fee.amount > before.fee.amount;
  return is.pays.minor > was.pays.minor || is.receive.minor < was.receive.minor || feeRose;
};
