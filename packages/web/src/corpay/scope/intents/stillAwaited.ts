import {
  awaitsInstruction,
  type AwaitedInstruction,
  type Corpay,
  type Intent,
  type CorpayJournal,
} from '@fx-gateway/domain/corpay';

/**
 * The deals among what is kept that still wait for their instruction. Those that were instructed elsewhere, or that the
 * partner does not know, are forgotten quietly; where the partner cannot be asked they stay.
 */
export const stillAwaited = async (
  { corpay, journal }: { readonly corpay: Corpay; readonly journal: CorpayJournal },
  kept: readonly Intent[],
): Promise<readonly AwaitedInstruction[]> => {
  const checked = await Promise.all(
    kept
      .filter((intent) => intent.kind === 'awaited-instruction')
      .map(async (awaited): Promise<AwaitedInstruction | null> => {
        const order = await corpay.orders.show(awaited.orderNumber);
        const gone = order.ok ? !awaitsInstruction(order.value) : order.failure.status === 404;
        if (!gone) return awaited;
        await journal.settle(awaited);
        return null;
      }),
  );
  return checked.filter((awaited) => awaited !== null);
};
