import type { BankDetailPorts } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { RunPreparation } from '@fx-gateway/domain/payment-run/preparation/runPreparation.ts';
import type { RunMappingStore } from '@fx-gateway/domain/payment-run/reading/runMappingStore.ts';
import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import type { RunPartnerRules } from '@fx-gateway/domain/payment-run/runPartnerRules.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { KeptBookedMarkets } from '../../market-rates/KeptBookedMarkets.ts';
import type { DealsInHand } from './DealsInHand.ts';

/** What a partner brings to the pages of payment runs. */
export type PaymentRunScope = {
  readonly rules: RunPartnerRules;
  readonly partner: RunPartner;
  readonly preparation: RunPreparation;
  readonly runs: PaymentRunStore;
  readonly mappings: RunMappingStore;
  readonly bankDetails: BankDetailPorts;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
  /** Waits for other tabs that move money for the customer. */
  readonly exclusively: RunExclusively<never>;
  /** Which deals this tab and others have on their way. */
  readonly inHand: DealsInHand;
  /** What booked deals were worth on the market, for their own pages. */
  readonly bookedMarkets: Pick<KeptBookedMarkets, 'note'>;
  /** What the partner's deals are called once they are booked, and where they stand. */
  readonly booked: {
    readonly noun: 'Order' | 'Deal';
    readonly list: string;
    readonly path: (number: string) => string;
  };
  /** What a way of paying is called, by its code. */
  readonly methodName: (method: string) => string;
  /** What is said of a call that failed. */
  readonly failureWords: (failure: CallFailure) => string;
  /** Calls `changed` when the customer's payees are others, until the returned function is called. */
  readonly watchPayees: (changed: () => void) => () => void;
  /** The partner's lists of what was booked are out of date. */
  readonly bookedMore: () => void;
};
