import type { AwaitedInstruction, InstructionIntent, CorpayIntent } from './intent.ts';

/** The instruction of an order that has no answer yet. */
export const openInstructionOf = (
  kept: readonly CorpayIntent[],
  orderNumber: string,
): InstructionIntent | null => {
  const isOpen = (intent: CorpayIntent): intent is InstructionIntent =>
    intent.kind === 'instruction' && intent.orderNumber === orderNumber;
  return kept.find(isOpen) ?? null;
};

/** What an order was booked for, while it waits for its instruction. */
export const awaitedInstructionOf = (
  kept: readonly CorpayIntent[],
  orderNumber: string,
): AwaitedInstruction | null => {
  const isAwaited = (intent: CorpayIntent): intent is AwaitedInstruction =>
    intent.kind === 'awaited-instruction' && intent.orderNumber === orderNumber;
  return kept.find(isAwaited) ?? null;
};
