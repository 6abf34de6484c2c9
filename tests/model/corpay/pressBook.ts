import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { bookDeal } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  filterAnsweredBookings,
  findBlockingCorpayBooking,
} from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import { findDuplicateOrders } from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import { listQuoteIds } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { Ledger } from '../Ledger.ts';
import type { Process } from '../world/Process.ts';
import type { CorpayPortsOfProcess } from './corpayPorts.ts';

/** What the person wants: who is paid how much, and by which wish of theirs. */
export type BookingWish = { readonly wish: string; readonly quote: Quote; readonly payee: string };

/** Shorter than a step of the clock. */
const quoteMs = 30_000;

/**
 * One press on Book Deal, with the looks that the web application and the command line take before it: what was booked
 * by now, what is open, and which orders are the same. The person agrees to book beside what is another wish of theirs,
 * and to nothing else.
 */
export const pressBook = async (
  process: Process,
  ports: CorpayPortsOfProcess,
  ledger: Ledger,
  { wish, quote, payee }: BookingWish,
): Promise<void> => {
  const { journal, orders, clock } = ports;
  const { quoteId, settlement, payment } = quote;
  const lockSide = 'Payment' as const;
  const beneficiaryId = 'b-1';
  const endsAt = clock.now() + quoteMs;
  const bookedBefore = listQuoteIds(filterAnsweredBookings(await journal.booked()));
  const kept = await journal.list();
  const isOpen = kept.filter((entry) => entry.kind === 'booking');
  const blocking = findBlockingCorpayBooking(kept, { beneficiaryId, settlement, payment, lockSide }, []);
  if (blocking?.same === true || isOpen.some((open) => ledger.wishOf(open.quoteId) === wish)) return;
  const list = await orders.list();
  if (!list.ok) return;
  const awaited = kept.filter((entry) => entry.kind === 'awaited-instruction');
  const wanted = { settlement, payment, payee, lockSide };
  const found = await findDuplicateOrders(orders, list.value, wanted, { now: clock.now(), awaited });
  const equal = [...found.same, ...found.uninstructed].map(({ order }) => order.ordNum);
  if (!found.complete || equal.some((number) => ledger.wishOfDeal(number) === wish)) return;
  ledger.pressed(quoteId, { wish, machine: process.machine });
  const outcome = await bookDeal(ports, {
    quote,
    lockSide,
    endsAt,
    beneficiaryId,
    payee,
    newestOrder: list.value[0]?.ordNum ?? null,
    despite: isOpen.map((open) => open.quoteId),
    bookedBefore,
  });
  if (outcome.kind !== 'booked' && outcome.kind !== 'refused') return;
  await process.wait('says what became of it', [
    {
      name: '',
      run: () =>
        outcome.kind === 'booked'
          ? ledger.toldBooked(process.machine, outcome.orderNumber, quoteId)
          : ledger.toldNotBooked(quoteId),
    },
  ]);
  await journal.reported([journalEntryId({ kind: 'booking', quoteId })]);
};
