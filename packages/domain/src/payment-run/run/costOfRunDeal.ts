import { toDecimal } from '../../money/decimal.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { makeMoney, type Money } from '../../money/makeMoney.ts';
import { bookingOfRunDeal, type RunDeal } from './paymentRun.ts';
import type { RunFees } from './readRunFees.ts';

/** What a deal that is booked takes from the customer. The same at every partner, whenever they tell their fee. */
type RunDealCost = {
  /** Without a fee. */
  readonly sends: Money;
  /** Null where it is not known for all of the deal, or in several currencies. */
  readonly fee: DisplayOnlyAmount | null;
  /** Both together; null where the fee is not known, or in another currency. */
  readonly total: Money | null;
};

/** What the payments of a deal cost together, where each of them says it in one currency. */
const sumOf = (fees: readonly (DisplayOnlyAmount | null)[]): Money | null => {
  const exact = fees.map((fee) => fee && readDisplayOnlyAmount(fee));
  const known = exact.filter((fee) => fee !== null);
  const [first] = known;
  return first === undefined ||
    known.length < exact.length ||
    known.some(({ currency }) => currency !== first.currency)
    ? null
    : makeMoney(
        known.reduce((sum, { minor }) => sum + minor, 0n),
        first.currency,
      );
};

/** Null while nothing is booked; with the fee of its quote, else with those that were read of its payments. */
export const costOfRunDeal = (deal: RunDeal, fees: RunFees): RunDealCost | null => {
  const booking = bookingOfRunDeal(deal);
  if (booking === null) return null;
  const { pays } = booking;
  const fee = booking.fee ?? sumOf(fees.get(deal.id) ?? []);
  return {
    sends: pays,
    fee: fee && { currency: fee.currency, amount: Number(toDecimal(fee)) },
    total: fee?.currency === pays.currency ? makeMoney(pays.minor + fee.minor, pays.currency) : null,
  };
};
