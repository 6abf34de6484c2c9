import { bookDeal, type BookingInput } from '../src/corpay/booking/bookDeal.ts';
import type { StoredBookingCall } from '../src/corpay/intents/intent.ts';
import type { CallFailure } from '../src/calls/callFailure.ts';
import type { BookingAnswer } from '../src/corpay/api/deal.ts';
import { createCorpayJournal } from '../src/corpay/intents/corpayJournal.ts';
import type { OrderSummary } from '../src/corpay/api/order.ts';
import { createMemoryStore } from '../src/ports/memoryStore.ts';
import { createVirtualTime } from '../src/ports/virtualTime.ts';
import { failed, succeeded, type Result } from '../src/result/result.ts';
import { failure, orderSummary, payment, refusal, settlement } from './sampleDeals.ts';

export const lost = failure();
export const refused = refusal();
export const expired = refusal({ status: 410, code: 'QUOTE_EXPIRED' });

export const summary = (ordNum: string, amount = 10_000): OrderSummary =>
  orderSummary(ordNum, { currency: 'EUR', amount });
export const quote = {
  quoteId: 'q1',
  rate: 0.867,
  settlement,
  payment,
  expiryRemaining: 30,
};
export const press = {
  quote,
  lockSide: 'Payment',
  endsAt: 30_000 + createVirtualTime().clock.now(),
  beneficiaryId: 'b1',
  payee: 'Payee',
  newestOrder: '699',
  despite: [],
  bookedBefore: [],
} satisfies BookingInput;

/** So long after the press the quote has ended for sure. */
export const overForSure = 90_000;

/** A partner that gives the planned answers, in order, and remembers what it was sent. */
export const makeFixture = ({
  books = [] as Result<BookingAnswer, CallFailure>[],
  orders = succeeded<readonly OrderSummary[]>([]) as Result<readonly OrderSummary[], CallFailure>,
  remaining = [] as Result<number | null, CallFailure>[],
} = {}) => {
  const store = createMemoryStore();
  const journal = createCorpayJournal(store, 'sub-1');
  const sent: string[] = [];
  const kept: number[] = [];
  const time = createVirtualTime();
  let ids = 0;
  return {
    time,
    store,
    journal,
    sent,
    /** How many intents were already kept when each call left. */
    kept,
    clock: time.clock,
    identifiers: { uuid: () => `key-${(ids += 1)}` },
    deals: {
      book: async (quoteId: string, key: string) => {
        sent.push(`${quoteId} ${key}`);
        kept.push((await journal.list()).length);
        return books.shift() ?? failed(lost);
      },
      instruct: async () => failed(lost),
    },
    quotes: { remaining: async () => remaining.shift() ?? succeeded(0) },
    orders: { list: async () => orders, show: async () => failed(lost) },
  };
};

/** A booking that was left without an answer. */
export const openBooking = async (
  fixture: ReturnType<typeof makeFixture>,
  pressed = press as BookingInput,
): Promise<StoredBookingCall> => {
  const outcome = await bookDeal(fixture, pressed);
  if (outcome.kind !== 'unknown') throw new Error(`Expected an unknown booking, got ${outcome.kind}`);
  return outcome.intent;
};
