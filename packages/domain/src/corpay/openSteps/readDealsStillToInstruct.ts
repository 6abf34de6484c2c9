import type { CorpayOrders } from '../api/corpayPorts.ts';
import { awaitsInstruction } from '../api/order.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import type { DealAwaitingInstructionEntry, CorpayJournalEntry } from '../intents/intent.ts';

/**
 * The deals among what is kept that still wait for their instruction (S-113). Those that were instructed elsewhere, or
 * that the partner does not know, are forgotten quietly; where the partner cannot be asked they stay.
 */
export const readDealsStillToInstruct = async (
  { orders, journal }: { readonly orders: CorpayOrders; readonly journal: CorpayJournal },
  kept: readonly CorpayJournalEntry[],
): Promise<readonly DealAwaitingInstructionEntry[]> => {
  const checked = await Promise.all(
    kept
      .filter((intent) => intent.kind === 'awaited-instruction')
      .map(async (awaited): Promise<DealAwaitingInstructionEntry | null> => {
        const order = await orders.show(awaited.orderNumber);
        const gone = order.ok ? !awaitsInstruction(order.value) : order.failure.status === 404;
        if (!gone) return awaited;
        // What could not be removed is asked about once more in the next visit.
        await journal.settle(awaited).catch(() => undefined);
        return null;
      }),
  );
  return checked.filter((awaited) => awaited !== null);
};
