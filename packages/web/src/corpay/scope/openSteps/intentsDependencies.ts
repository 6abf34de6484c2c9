import type { BankDetailChecks, ConfirmedAccounts } from '@fx-gateway/domain/bankDetails';
import type { BookingIntent, Corpay, CorpayJournal } from '@fx-gateway/domain/corpay';
import type { Clock, Timers } from '@fx-gateway/domain/ports';

/** What the open bookings and instructions are kept, and looked into, with. */
export type IntentsDependencies = {
  readonly corpay: Corpay;
  readonly journal: CorpayJournal;
  readonly bankDetailChecks: BankDetailChecks;
  readonly confirmedAccounts: ConfirmedAccounts;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Called when a lost booking turned out to be a deal. */
  foundBooked(intent: BookingIntent): void;
};
