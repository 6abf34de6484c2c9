import { formatMoney } from '../../money/formatMoney.ts';
import type { DuplicateDealSearchResult } from '../../quoting/duplicateDeals.ts';
import {
  duplicateDealBookedSentences,
  formatDuplicateDealSentences,
  duplicatesNotCheckedMessage,
} from '../../quoting/duplicateDealSentences.ts';
import type { LockSide } from '../api/quote.ts';
import type {
  PossibleDuplicateOrder,
  DuplicateOrderSearchResult,
  PaymentToBook,
} from './findDuplicateOrders.ts';

const named = (orders: readonly PossibleDuplicateOrder[], whatOf: (equal: LockSide) => string) =>
  orders.map(({ order: { ordNum, entryDate }, equal }) => ({
    what: whatOf(equal),
    number: ordNum,
    entered: entryDate,
  }));

/** What is said before the same is booked again; null where there is nothing to say. */
export const duplicateOrdersMessage = (
  { same, uninstructed, complete }: DuplicateOrderSearchResult,
  { payee, payment, settlement }: PaymentToBook,
): string | null => {
  const booked = named(same, (equal) =>
    equal === 'Payment'
      ? `${formatMoney(payment)} for ${payee}`
      : `a payment for ${payee} with a settlement of ${formatMoney(settlement)}`,
  );
  const perhaps = named(uninstructed, (equal) =>
    equal === 'Payment' ? `for ${formatMoney(payment)}` : `with a settlement of ${formatMoney(settlement)}`,
  );
  const sentences = [
    ...duplicateDealBookedSentences('order', booked, 'another payment'),
    ...formatDuplicateDealSentences(
      'order',
      perhaps,
      (what, numbers) =>
        `Booked in the last seven days ${what} as well, and not instructed yet: ${numbers}. It may be this payment.`,
    ),
    ...(complete || same.length > 0 ? [] : [duplicatesNotCheckedMessage('payment')]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
};

/** What is said beside a deal that was just booked, of equal ones that came while it was on its way; null for none. */
export const concurrentDuplicateOrdersMessage = (numbers: readonly string[]): string | null =>
  numbers.length === 0
    ? null
    : `${numbers.length === 1 ? 'Order' : 'Orders'} ${numbers.join(', ')} for the same amount came while this deal was on its way, perhaps from another device. Instruct only what you want to pay.`;

/** What was found, as it is told before the deal is booked. */
export const toDuplicateDealSearchResult = (
  result: DuplicateOrderSearchResult,
  wanted: PaymentToBook,
): DuplicateDealSearchResult => ({
  found: [...result.same, ...result.uninstructed].map(({ order }) => order.ordNum),
  complete: result.complete,
  words: duplicateOrdersMessage(result, wanted),
});
