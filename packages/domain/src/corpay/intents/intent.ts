import type { Money } from '../../money/makeMoney.ts';
import type { LockSide } from '../api/quote.ts';

/** A booking that was sent, or is about to be, and has no definite answer yet. */
export type StoredBookingCall = {
  readonly kind: 'booking';
  readonly quoteId: string;
  readonly idempotencyKey: string;
  readonly settlement: Money;
  readonly payment: Money;
  /** The side that the user fixed; null in what an earlier version kept. */
  readonly lockSide: LockSide | null;
  /** Payment units per one settlement unit, as displayed; null in what an earlier version kept. */
  readonly rate: number | null;
  /** When the quote ends, by the wall clock in milliseconds since 1970; null when it is not known. */
  readonly endsAt: number | null;
  readonly beneficiaryId: string;
  readonly payee: string;
  /** The fingerprint of the bank details as they were known; absent where they were not. */
  readonly accountPrint?: string;
  /** The newest order number seen before the booking; null when there was none, or none was known. */
  readonly newestOrder: string | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};

/** How a payment is delivered, for what purpose, and where it and its fee are settled from, by the ids that are sent. */
export type InstructionDetails = {
  readonly deliveryMethod: string;
  readonly paymentPurpose: string;
  readonly settlementAccount: string;
  readonly feeSettlementAccount: string;
};

/** An instruction that was sent, or is about to be, and has no definite answer yet. */
export type StoredInstructionCall = {
  readonly kind: 'instruction';
  readonly orderNumber: string;
  readonly idempotencyKey: string;
  readonly payment: Money;
  readonly beneficiaryId: string;
  /** The beneficiary's name and the payment reference as sent; null in an intent that an earlier version kept. */
  readonly payee: string | null;
  readonly reference: string | null;
  /** Absent in an intent that an earlier version kept. */
  readonly details?: InstructionDetails;
  /**
   * The user has said that the new bank details were checked with the beneficiary; that counts once it is
   * instructed.
   */
  readonly detailsChecked: boolean;
  /** The last four characters of the account that is paid; absent where it was not known. */
  readonly accountEnding?: string;
  readonly startedAt: number;
  /**
   * The sender has heard an answer, which does not tell what was done: a gateway may have given it. Absent before that,
   * for ever where the sender died or heard nothing, and in what an earlier version kept.
   */
  readonly callEnded?: true;
  /**
   * The partner has refused this very call, so that payments of its order came from another one, or from a copy of it
   * that a browser sent.
   */
  readonly refused?: true;
};

/** A deal that is booked and waits for its instruction: what was meant to be paid, and to whom (S-113). */
export type DealAwaitingInstructionEntry = {
  readonly kind: 'awaited-instruction';
  readonly orderNumber: string;
  readonly settlement: Money;
  readonly payment: Money;
  readonly beneficiaryId: string;
  readonly payee: string;
  /** The fingerprint of the bank details when it was booked; absent where they were not known. */
  readonly accountPrint?: string;
  readonly startedAt: number;
};

export type CorpayJournalEntry = StoredBookingCall | StoredInstructionCall | DealAwaitingInstructionEntry;

/** Names an intent. An order can be instructed again after a refusal, so each try has a name of its own. */
export const journalEntryId = (
  intent:
    | Pick<StoredBookingCall, 'kind' | 'quoteId'>
    | Pick<StoredInstructionCall, 'kind' | 'orderNumber' | 'idempotencyKey'>
    | Pick<DealAwaitingInstructionEntry, 'kind' | 'orderNumber'>,
): string => {
  switch (intent.kind) {
    case 'booking':
      return `booking/${intent.quoteId}`;
    case 'instruction':
      return `instruction/${intent.orderNumber}/${intent.idempotencyKey}`;
    case 'awaited-instruction':
      return `awaited-instruction/${intent.orderNumber}`;
  }
};
