import {
  intentId,
  settleBooking,
  settleInstruction,
  type Corpay,
  type CorpayJournal,
  type PayeeChecks,
} from '@fx-gateway/domain/corpay';
import type { Clock } from '@fx-gateway/domain/ports';
import type { OpenBooking, OpenInstruction, OpenIntentsEvent } from './openIntentsState.ts';

type Looked = Extract<OpenIntentsEvent, { readonly type: 'booking-checked' | 'instruction-checked' }>;

/** Finds out what became of one booking or instruction that has no answer, and gives what is known of it now. */
export const lookInto = async (
  {
    corpay,
    journal,
    payeeChecks,
    clock,
  }: {
    readonly corpay: Corpay;
    readonly journal: CorpayJournal;
    readonly payeeChecks: PayeeChecks;
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
  // What was answered in this visit, with a 5xx for instance, is over; anything else may still be on its way.
  const asker = (open.lost?.status ?? null) === null ? 'another' : 'sender';
  const settlement = await settleInstruction({ orders, journal, payeeChecks, clock }, open.intent, asker);
  return { type: 'instruction-checked', id, settlement };
};
