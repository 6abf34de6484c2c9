import { noBankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { listQuoteIds } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { bookOfxDeal } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import { findBlockingOfxBooking } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { findDuplicateOfxDeals } from '@fx-gateway/domain/ofx/deals/findDuplicateOfxDeals.ts';
import type { Ledger } from '../Ledger.ts';
import type { Process } from '../world/Process.ts';
import type { OfxPortsOfProcess } from './ofxPorts.ts';

/** What the person wants, and by which wish of theirs. */
export type OfxBookingWish = { readonly wish: string; readonly quote: OfxQuote };

/**
 * One press on Book Deal, with the looks that the web application and the command line take before it. The person
 * agrees to book beside what is another wish of theirs, and to nothing else.
 */
export const pressBookOfx = async (
  process: Process,
  ports: OfxPortsOfProcess,
  ledger: Ledger,
  { wish, quote }: OfxBookingWish,
): Promise<void> => {
  const { journal, deals, clock } = ports;
  const quoteId = quote.id;
  const parts = [{ beneficiaryId: 'b-1', name: 'Thalassa Shipping', amount: quote.sell }];
  const terms = { buy: quote.buy, sell: quote.sell, typedSide: 'sell', parts } as const;
  const bookedBefore = listQuoteIds(await journal.booked());
  const open = await journal.list();
  const isSameOpen = findBlockingOfxBooking(open, terms, [])?.same === true;
  if (isSameOpen || open.some((each) => ledger.wishOf(each.quoteId) === wish)) return;
  const list = await deals.list();
  if (!list.ok) return;
  const { found } = findDuplicateOfxDeals(list.value, terms, clock.now());
  if (found.some((number) => ledger.wishOfDeal(number) === wish)) return;
  ledger.pressed(quoteId, { wish, machine: process.machine });
  const outcome = await bookOfxDeal(ports, {
    quote,
    typedSide: 'sell',
    parts,
    dealsBefore: list.value,
    despite: open.map((each) => each.quoteId),
    bookedBefore,
    printsThen: new Map(),
    bankDetails: noBankDetailConfirmation,
  });
  if (outcome.kind !== 'booked' && outcome.kind !== 'refused') return;
  await process.wait('says what became of it', [
    {
      name: '',
      run: () =>
        outcome.kind === 'booked'
          ? ledger.toldBooked(process.machine, outcome.dealId, quoteId)
          : ledger.toldNotBooked(quoteId),
    },
  ]);
  await journal.reported([quoteId]);
};
