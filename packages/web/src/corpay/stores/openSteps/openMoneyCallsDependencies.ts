import type { PendingBankDetailCheckStore } from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';

/** What the open bookings and instructions are kept, and looked into, with. */
export type OpenMoneyCallsDependencies = {
  readonly corpay: Corpay;
  readonly journal: CorpayJournal;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Called when a lost booking turned out to be a deal. */
  foundBooked(intent: StoredBookingCall): void;
};
