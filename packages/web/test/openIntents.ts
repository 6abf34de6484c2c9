import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import {
  journalEntryId,
  type DealAwaitingInstructionEntry,
  type StoredBookingCall,
  type StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  initialOpenMoneyCalls,
  reduceOpenMoneyCalls,
  type OpenMoneyCallsState,
  type OpenMoneyCallsAction,
} from '../src/corpay/stores/openSteps/openMoneyCallsState.ts';

export const silence = callFailure('no-answer', '/deal/book');

export const booking = (quoteId: string, more: Partial<StoredBookingCall> = {}): StoredBookingCall => ({
  kind: 'booking',
  quoteId,
  idempotencyKey: `key of ${quoteId}`,
  settlement: makeMoney(1_153_101n, 'USD'),
  payment: makeMoney(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.86,
  endsAt: null,
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  newestOrder: null,
  startedAt: 1_000,
  ...more,
});

export const instruction = (orderNumber: string, key = 'key'): StoredInstructionCall => ({
  kind: 'instruction',
  orderNumber,
  idempotencyKey: key,
  payment: makeMoney(1_000_000n, 'EUR'),
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  reference: '',
  detailsChecked: false,
  startedAt: 1_000,
});

/** The deal that a booking has become. */
export const dealOf = (intent: StoredBookingCall, orderNumber: string): DealAwaitingInstructionEntry => ({
  kind: 'awaited-instruction',
  orderNumber,
  settlement: intent.settlement,
  payment: intent.payment,
  beneficiaryId: intent.beneficiaryId,
  payee: intent.payee,
  startedAt: intent.startedAt,
});

export const after = (...events: readonly OpenMoneyCallsAction[]): OpenMoneyCallsState => {
  let state = initialOpenMoneyCalls;
  for (const event of events) state = reduceOpenMoneyCalls(state, event);
  return state;
};

export const read = (
  intents: readonly (StoredBookingCall | StoredInstructionCall)[],
  deals: readonly DealAwaitingInstructionEntry[] = [],
): OpenMoneyCallsAction => ({ type: 'journal-read', intents, deals });

export const lost = (intent: StoredBookingCall | StoredInstructionCall): OpenMoneyCallsAction => ({
  type: 'answer-lost',
  intent,
  failure: silence,
});

export const checking = (intent: StoredBookingCall | StoredInstructionCall): OpenMoneyCallsAction => ({
  type: 'check-began',
  id: journalEntryId(intent),
});

export const settlementsIn = ({ open }: OpenMoneyCallsState) =>
  open.map(({ settlement }) => settlement?.kind ?? null);

export const overtaken = (state: OpenMoneyCallsState, orderNumber: string) =>
  reduceOpenMoneyCalls(state, { type: 'instruction-overtaken', orderNumber }).open;
