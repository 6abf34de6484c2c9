import { makeMoney, type Money } from '../../money/makeMoney.ts';
import {
  bookingOfRunDeal,
  isRunDealPaid,
  orderOfRunDeal,
  totalOfRunDeal,
  type PaymentRun,
} from '../run/paymentRun.ts';

/** What the deals of one currency that are settled in one currency come to. */
export type RunPairTotal = {
  /** What the payees receive of what is paid. */
  readonly received: Money;
  /** What is sent for all that is booked, without a fee, also where nobody is paid by it yet. */
  readonly sent: Money;
  /** The deals of which it is not known what payees receive; absent where there are none. */
  readonly unknown?: readonly string[];
};

/** The totals of a run for each currency and settlement currency, of deals that are known to be booked (RUN-14). */
export const totalRunPairs = ({ deals }: Pick<PaymentRun, 'deals'>): readonly RunPairTotal[] => {
  const totals = new Map<string, RunPairTotal>();
  for (const deal of deals) {
    const booking = bookingOfRunDeal(deal);
    if (booking === null || orderOfRunDeal(deal) === null) continue;
    const { id, paymentCurrency, settlementCurrency, state } = deal;
    const pair = `${paymentCurrency} ${settlementCurrency}`;
    const before = totals.get(pair);
    const isPaid = isRunDealPaid(deal);
    const received = isPaid ? totalOfRunDeal(deal).minor : 0n;
    const isUnknown = state.kind === 'instructing' || (state.kind === 'paid-otherwise' && !isPaid);
    const unknown = [...(before?.unknown ?? []), ...(isUnknown ? [id] : [])];
    totals.set(pair, {
      received: makeMoney((before?.received.minor ?? 0n) + received, paymentCurrency),
      sent: makeMoney((before?.sent.minor ?? 0n) + booking.pays.minor, settlementCurrency),
      ...(unknown.length === 0 ? {} : { unknown }),
    });
  }
  return [...totals.values()];
};
