import type { Money } from '../../money/makeMoney.ts';

/** The two sides of a deal in the words of the provider: it buys what the customer pays, and sells what is paid out. */
export type OfxSide = 'buy' | 'sell';

/** A deal in the words of the provider (OFX-QUOTE-5). */
export type BuyAndSell<A = Money> = Readonly<Record<OfxSide, A>>;

/** The same as the customer knows it: what they pay, and what their beneficiaries receive. */
export type PaysAndReceives<A = Money> = { readonly pays: A; readonly receive: A };

/** Here alone it is said whose money a side is (S-88). */
export const toPaysAndReceives = <A>({ buy, sell }: BuyAndSell<A>): PaysAndReceives<A> => ({
  pays: buy,
  receive: sell,
});

export const toBuyAndSell = ({ pays, receive }: PaysAndReceives): BuyAndSell => ({
  buy: pays,
  sell: receive,
});
