import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import {
  intentId,
  type AwaitedInstruction,
  type BookingIntent,
  type InstructionIntent,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import { money } from '@fx-gateway/domain/money/money.ts';
import {
  initialOpenIntents,
  openIntentsTransition,
  type OpenIntentsState,
  type OpenIntentsEvent,
} from '../src/corpay/stores/openSteps/openIntentsState.ts';

export const silence = callFailure('no-answer', '/deal/book');

export const booking = (quoteId: string, more: Partial<BookingIntent> = {}): BookingIntent => ({
  kind: 'booking',
  quoteId,
  idempotencyKey: `key of ${quoteId}`,
  settlement: money(1_153_101n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.86,
  endsAt: null,
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  newestOrder: null,
  startedAt: 1_000,
  ...more,
});

export const instruction = (orderNumber: string, key = 'key'): InstructionIntent => ({
  kind: 'instruction',
  orderNumber,
  idempotencyKey: key,
  payment: money(1_000_000n, 'EUR'),
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  reference: '',
  detailsChecked: false,
  startedAt: 1_000,
});

/** The deal that a booking has become. */
export const dealOf = (intent: BookingIntent, orderNumber: string): AwaitedInstruction => ({
  kind: 'awaited-instruction',
  orderNumber,
  settlement: intent.settlement,
  payment: intent.payment,
  beneficiaryId: intent.beneficiaryId,
  payee: intent.payee,
  startedAt: intent.startedAt,
});

export const after = (...events: readonly OpenIntentsEvent[]): OpenIntentsState => {
  let state = initialOpenIntents;
  for (const event of events) state = openIntentsTransition(state, event);
  return state;
};

export const read = (
  intents: readonly (BookingIntent | InstructionIntent)[],
  deals: readonly AwaitedInstruction[] = [],
): OpenIntentsEvent => ({ type: 'journal-read', intents, deals });

export const lost = (intent: BookingIntent | InstructionIntent): OpenIntentsEvent => ({
  type: 'answer-lost',
  intent,
  failure: silence,
});

export const checking = (intent: BookingIntent | InstructionIntent): OpenIntentsEvent => ({
  type: 'check-began',
  id: intentId(intent),
});

export const settlementsIn = ({ open }: OpenIntentsState) =>
  open.map(({ settlement }) => settlement?.kind ?? null);

export const overtaken = (state: OpenIntentsState, orderNumber: string) =>
  openIntentsTransition(state, { type: 'instruction-overtaken', orderNumber }).open;
