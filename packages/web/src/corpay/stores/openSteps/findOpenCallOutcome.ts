import type { PendingBankDetailCheckStore } from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import {
  confirmBookingIsNoOrder,
  confirmBookingIsOrder,
  resolveLostBooking,
  type BookingResolution,
} from '@fx-gateway/domain/corpay/booking/resolveLostBooking.ts';
import type { BookingOutcomePorts } from '@fx-gateway/domain/corpay/booking/findLostBookingOutcome.ts';
import { resolveLostInstruction } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { journalEntryId, type StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { OpenBooking, OpenInstruction, OpenMoneyCallsAction } from './openMoneyCallsState.ts';

/** How it is looked into: by itself, by sending it again, or with what the user says that it became or did not. */
export type OutcomeCheckMethod =
  | 'itself'
  | 'user'
  | { readonly order: string }
  | { readonly otherDeals: readonly string[] };

const checkBooking = (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  by: OutcomeCheckMethod,
): Promise<BookingResolution> => {
  if (typeof by === 'string') return resolveLostBooking(ports, intent, by);
  return 'order' in by
    ? confirmBookingIsOrder(ports, intent, by.order)
    : confirmBookingIsNoOrder(ports, intent, by.otherDeals);
};

type Looked = Extract<OpenMoneyCallsAction, { readonly type: 'booking-checked' | 'instruction-checked' }>;

/** What is known of one that could not be looked into, or whose outcome could not be kept: it stays open. */
export const makeUnknownOutcomeAction = (
  open: OpenBooking | OpenInstruction,
  failure: CallFailure,
): Looked => {
  const id = journalEntryId(open.intent);
  return open.kind === 'booking'
    ? { type: 'booking-checked', id, settlement: { kind: 'unknown', failure } }
    : { type: 'instruction-checked', id, settlement: { kind: 'unknown', failure, shown: [] } };
};

/** Finds out what became of one booking or instruction that has no answer, and gives what is known of it now. */
export const findOpenCallOutcome = async (
  {
    corpay,
    journal,
    bankDetailChecks,
    confirmedAccounts,
    clock,
  }: {
    readonly corpay: Corpay;
    readonly journal: CorpayJournal;
    readonly bankDetailChecks: PendingBankDetailCheckStore;
    readonly confirmedAccounts: ConfirmedBankDetailsStore;
    readonly clock: Clock;
  },
  open: OpenBooking | OpenInstruction,
  by: OutcomeCheckMethod,
): Promise<Looked> => {
  const id = journalEntryId(open.intent);
  const { quotes, deals, orders } = corpay;
  if (open.kind === 'booking') {
    const ports = { quotes, deals, orders, journal, clock };
    return { type: 'booking-checked', id, settlement: await checkBooking(ports, open.intent, by) };
  }
  const ports = { orders, journal, bankDetailChecks, confirmedAccounts, clock };
  const settlement = await resolveLostInstruction(ports, open.intent);
  return { type: 'instruction-checked', id, settlement };
};
