import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { OpenMoneyCallsStore } from './OpenMoneyCallsStore.ts';

/** Whether nobody is paid by this order of the list yet, as far as this device knows. */
export const isAwaitingInstruction = (
  intents: Pick<OpenMoneyCallsStore, 'foundInstructed' | 'instructionUnderWay'>,
  { beneCount, ordNum }: OrderSummary,
): boolean => beneCount === 0 && !intents.foundInstructed(ordNum) && !intents.instructionUnderWay(ordNum);
