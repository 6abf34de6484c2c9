import { makeMoney, type Money } from '../../money/makeMoney.ts';
import { bookingOfRunDeal, orderOfRunDeal, totalOfRunDeal, type PaymentRun } from './paymentRun.ts';

/** What the deals of one currency that are settled in one currency come to. */
export type RunPairTotal = {
  /** What the payees receive of what is paid. */
  readonly received: Money;
  /** What is sent for all that is booked, without a fee, also where nobody is paid by it yet. */
  readonly sent: Money;
};

/** The totals of a run for each currency and settlement currency, of deals that are known to be booked (RUN-14). */
export const totalRunPairs = ({ deals }: Pick<PaymentRun, 'deals'>): readonly RunPairTotal[] => {
  const totals = new Map<string, RunPairTotal>();
  for (const deal of deals) {
    const booking = bookingOfRunDeal(deal);
    if (booking === null || orderOfRunDeal(deal) === null) continue;
    const { paymentCurrency, settlementCurrency, state } = deal;
    const pair = `${paymentCurrency} ${settlementCurrency}`;
    const before = totals.get(pair);
    const received = state.kind === 'paid' ? totalOfRunDeal(deal).minor : 0n;
    totals.set(pair, {
      received: makeMoney((before?.received.minor ?? 0n) + received, paymentCurrency),
      sent: makeMoney((before?.sent.minor ?? 0n) + booking.pays.minor, settlementCurrency),
    });
  }
  return [...totals.values()];
};
