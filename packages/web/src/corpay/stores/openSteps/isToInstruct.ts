import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { IntentsStore } from './IntentsStore.ts';

/** Whether nobody is paid by this order of the list yet, as far as this device knows. */
export const isToInstruct = (
  intents: Pick<IntentsStore, 'foundInstructed' | 'instructionUnderWay'>,
  { beneCount, ordNum }: OrderSummary,
): boolean => beneCount === 0 && !intents.foundInstructed(ordNum) && !intents.instructionUnderWay(ordNum);
