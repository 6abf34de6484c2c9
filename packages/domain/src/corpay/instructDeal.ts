import type { Clock, Identifiers } from '../ports/index.ts';
import type { InstructionIntent, Intent } from './bookingIntent.ts';
import { provesNothingHappened, type CorpayFailure } from './corpayFailure.ts';
import type { CorpayDeals, CorpayOrders } from './corpayPorts.ts';
import type { Instruction } from './instruction.ts';
import type { IntentJournal } from './intentJournal.ts';
import { awaitsInstruction } from './order.ts';

/** What became of an instruction. */
export type InstructionOutcome =
  | { readonly kind: 'instructed'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly failure: CorpayFailure }
  | { readonly kind: 'unknown'; readonly intent: InstructionIntent; readonly failure: CorpayFailure }
  | { readonly kind: 'not-kept' };

export type InstructionPorts = {
  readonly deals: CorpayDeals;
  readonly orders: CorpayOrders;
  readonly journal: IntentJournal;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
};

/** Nothing about this order is open any more. */
const forgetOrder = async (journal: IntentJournal, orderNumber: string): Promise<void> => {
  const ofThisOrder = (intent: Intent): boolean =>
    intent.kind !== 'booking' && intent.orderNumber === orderNumber;
  for (const intent of (await journal.list()).filter(ofThisOrder)) await journal.settle(intent);
};

/**
 * A browser may send a call twice, and a partner without keys then refuses what it has just carried out: only the
 * order tells. Null when it cannot be asked.
 */
const isInstructed = async (orders: CorpayOrders, orderNumber: string): Promise<boolean | null> => {
  const order = await orders.show(orderNumber);
  if (order.ok) return !awaitsInstruction(order.value);
  return provesNothingHappened(order.failure) ? false : null;
};

/**
 * Instructs the payment of a booked deal once (CP-INSTR-15 to CP-INSTR-19, S-77, S-80). A refusal counts only when
 * the order really has no payments.
 */
export const instructDeal = async (
  ports: InstructionPorts,
  instruction: Instruction,
): Promise<InstructionOutcome> => {
  const intent: InstructionIntent = {
    kind: 'instruction',
    orderNumber: instruction.orderNumber,
    idempotencyKey: ports.identifiers.uuid(),
    payment: instruction.payment.amount,
    beneficiaryId: instruction.payment.beneficiaryId,
    startedAt: ports.clock.now(),
  };
  try {
    await ports.journal.keep(intent);
  } catch {
    return { kind: 'not-kept' };
  }
  const answer = await ports.deals.instruct(instruction, intent.idempotencyKey);
  if (answer.ok) {
    await forgetOrder(ports.journal, instruction.orderNumber);
    // The instruct's own number counts, else the booked one (S-106).
    return { kind: 'instructed', orderNumber: answer.value.orderNumber ?? instruction.orderNumber };
  }
  if (!provesNothingHappened(answer.failure)) return { kind: 'unknown', intent, failure: answer.failure };
  const instructed =
    answer.failure.kind === 'refused' && (await isInstructed(ports.orders, intent.orderNumber));
  if (instructed === null) return { kind: 'unknown', intent, failure: answer.failure };
  if (instructed) {
    await forgetOrder(ports.journal, intent.orderNumber);
    return { kind: 'instructed', orderNumber: intent.orderNumber };
  }
  await ports.journal.settle(intent);
  return { kind: 'refused', failure: answer.failure };
};

/** What is known of an instruction whose answer was lost. */
export type InstructionSettlement =
  | { readonly kind: 'instructed'; readonly orderNumber: string }
  | { readonly kind: 'not-instructed'; readonly orderNumber: string }
  | { readonly kind: 'unknown'; readonly failure: CorpayFailure };

/** The payments in the order's detail settle exactly whether it was instructed. */
export const settleInstruction = async (
  ports: { readonly orders: CorpayOrders; readonly journal: IntentJournal },
  intent: InstructionIntent,
): Promise<InstructionSettlement> => {
  const { orderNumber } = intent;
  const order = await ports.orders.show(orderNumber);
  if (!order.ok) return { kind: 'unknown', failure: order.failure };
  if (awaitsInstruction(order.value)) {
    await ports.journal.settle(intent);
    return { kind: 'not-instructed', orderNumber };
  }
  await forgetOrder(ports.journal, orderNumber);
  return { kind: 'instructed', orderNumber };
};
