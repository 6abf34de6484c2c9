import { succeeded, type Result } from '../../result/index.ts';
import type { OrderPayment } from '../api/order.ts';
import {
  settleInstruction,
  settleInstructionByChoice,
  type InstructionSettlement,
  type InstructionSettlingPorts,
} from '../instruction/settleInstruction.ts';
import type { InstructionIntent } from '../intents/intent.ts';

/**
 * Settles an instruction without an answer: by the payments of its order, and where these cannot be told apart by
 * what the user says of them; null says nothing. Fails with what kept them from saying it.
 */
export const settleOpenInstruction = async <E>(
  ports: InstructionSettlingPorts,
  intent: InstructionIntent,
  isOurs: (shown: readonly OrderPayment[]) => Promise<Result<boolean | null, E>>,
): Promise<Result<InstructionSettlement, E>> => {
  const seen = await settleInstruction(ports, intent);
  if (seen.kind !== 'unknown' || seen.shown.length === 0) return succeeded(seen);
  const said = await isOurs(seen.shown);
  if (!said.ok) return said;
  if (said.value === null) return succeeded(seen);
  return succeeded(await settleInstructionByChoice(ports, intent, seen.shown, said.value));
};
