import {
  intentId,
  settleBooking,
  settleInstruction,
  type Corpay,
  type CorpayJournal,
  type BankDetailChecks,
} from '@fx-gateway/domain/corpay';
import type { Clock } from '@fx-gateway/domain/ports';
import type { OpenBooking, OpenInstruction, OpenIntentsEvent } from './openIntentsState.ts';

type Looked = Extract<OpenIntentsEvent, { readonly type: 'booking-checked' | 'instruction-checked' }>;

/** Finds out what became of one booking or instruction that has no answer, and gives what is known of it now. */
export const lookInto = async (
  {
    corpay,
    journal,
    bankDetailChecks,
    clock,
  }: {
    readonly corpay: Corpay;
    readonly journal: CorpayJournal;
    readonly bankDetailChecks: BankDetailChecks;
    readonly clock: Clock;
  },
  open: OpenBooking | OpenInstruction,
  by: 'itself' | 'person',
): Promise<Looked> => {
  const id = intentId(open.intent);
  const { quotes, deals, orders } = corpay;
  if (open.kind === 'booking') {
    const settlement = await settleBooking({ quotes, deals, orders, journal, clock }, open.intent, by);
    return { type: 'booking-checked', id, settlement };
  }
  const ports = { orders, journal, bankDetailChecks, clock };
  const settlement = await settleInstruction(ports, open.intent);
  return { type: 'instruction-checked', id, settlement };
};
