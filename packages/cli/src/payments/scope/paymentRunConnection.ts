import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import type { RunPreparation } from '@fx-gateway/domain/payment-run/preparation/runPreparation.ts';
import type { RunPartnerRules } from '@fx-gateway/domain/payment-run/runPartnerRules.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { SessionOpener } from '../../partner-verbs/partnerCommands.ts';

/** A partner as one known customer, who pays many by it. */
export type PaymentRunConnection = {
  readonly rules: RunPartnerRules;
  readonly partner: RunPartner;
  readonly preparation: RunPreparation;
  readonly runs: PaymentRunStore;
  /** Waits for any other fxg that moves money for the customer. */
  readonly exclusively: RunExclusively<CommandFailure>;
  /** Whether any other fxg of this machine does so right now. */
  isBusyElsewhere(): Promise<boolean>;
  /** What a failed call of this partner is told as. */
  failureMessage(failure: CallFailure): string;
  /** The command that finds out about the single booking of this quote. */
  settleSingle(quoteId: string): string;
};

/** Reaches the partner for one call of a command. */
export type ConnectPaymentRuns = (
  invocation: Invocation,
  openSession: SessionOpener,
) => CommandResult<PaymentRunConnection>;
