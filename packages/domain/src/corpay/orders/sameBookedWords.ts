import { formatMoney } from '../../money/index.ts';
import { bookedLatelyWords, namedWithDays, notCheckedWords, type BookedBefore } from '../../quoting/index.ts';
import type { OrderSummary } from '../api/order.ts';
import type { SameBooked, WantedPayment } from './sameBooked.ts';

const named = (orders: readonly OrderSummary[]): string =>
  namedWithDays(
    'order',
    orders.map(({ ordNum, entryDate }) => ({ number: ordNum, entered: entryDate })),
  );

/** What is said before the same is booked again; null where there is nothing to say. */
export const sameBookedWords = (
  { same, uninstructed, complete }: SameBooked,
  { payee, payment }: WantedPayment,
): string | null => {
  const sentences = [
    ...(same.length === 0
      ? []
      : [bookedLatelyWords(`${formatMoney(payment)} for ${payee}`, named(same), 'another payment')]),
    ...(uninstructed.length === 0
      ? []
      : [
          `Booked in the last seven days for ${formatMoney(payment)} as well, and not instructed yet: ${named(uninstructed)}. It may be this payment.`,
        ]),
    ...(complete || same.length > 0 ? [] : [notCheckedWords('payment')]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
};

/** What was found, as it is told before the deal is booked. */
export const bookedBefore = (result: SameBooked, wanted: WantedPayment): BookedBefore => ({
  found: [...result.same, ...result.uninstructed].map(({ ordNum }) => ordNum),
  complete: result.complete,
  words: sameBookedWords(result, wanted),
});
