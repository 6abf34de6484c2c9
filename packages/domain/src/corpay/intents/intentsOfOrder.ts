import type { AwaitedInstruction, InstructionIntent, Intent } from './intent.ts';

/** The instruction of an order that has no answer yet. */
export const openInstructionOf = (kept: readonly Intent[], orderNumber: string): InstructionIntent | null => {
  const isOpen = (intent: Intent): intent is InstructionIntent =>
    intent.kind === 'instruction' && intent.orderNumber === orderNumber;
  return kept.find(isOpen) ?? null;
};

/** What an order was booked for, while it waits for its instruction. */
export const awaitedInstructionOf = (
  kept: readonly Intent[],
  orderNumber: string,
): AwaitedInstruction | null => {
  const isAwaited = (intent: Intent): intent is AwaitedInstruction =>
    intent.kind === 'awaited-instruction' && intent.orderNumber === orderNumber;
  return kept.find(isAwaited) ?? null;
};
