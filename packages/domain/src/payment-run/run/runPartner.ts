import type {
  BankDetailConfirmation,
  BankDetailsRecheckResult,
} from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { Result } from '../../result/result.ts';
import type { OpenSingleCall } from './findOpenElsewhere.ts';
import type {
  RunBooking,
  RunDeal,
  RunInstruction,
  RunOrder,
  RunQuote,
  RunRefusal,
  RunDealPayment,
} from './paymentRun.ts';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** A deal of the last seven days that may be the one which is about to be booked, as it is named to a user. */
export type EqualDeal = {
  readonly number: string;
  /** By what else users know it; absent where they know it by its number. */
  readonly reference?: string;
  readonly sentence: string;
  /** Which row it pays; absent where it may pay all of them. */
  readonly row?: number;
};

/** The partner's deals as they stand right before a booking. */
type DealsBefore = {
  /** What a lost booking is not mistaken for. */
  readonly before: RunBooking['before'];
  /** What may be this very deal, booked elsewhere. */
  readonly equal: readonly EqualDeal[];
  /** The numbers of all deals that the partner lists. */
  readonly listed: readonly string[];
  /** Why a deal that came meanwhile could not be looked at; null where all were. */
  readonly unread: CallFailure | null;
};

/** What came back on a call that moves money. After `open` it may have been carried out. */
export type RunCallOutcome<A> =
  | { readonly kind: 'answered'; readonly answer: A; readonly requestId: string | null }
  | { readonly kind: 'refused'; readonly refusal: RunRefusal }
  /** Nobody is signed in any more, or the access could not be renewed: nothing was carried out, whatever was asked. */
  | { readonly kind: 'no-access'; readonly failure: CallFailure }
  /** `said` is what the partner answered, where its answer does not say whether anything was done. */
  | { readonly kind: 'open'; readonly failure: CallFailure | null; readonly said?: RunRefusal };

/** A deal of which only the user can say whether a lost booking became it. */
type CandidateDeal = {
  readonly number: string;
  readonly reference: string;
  readonly sentence: string;
};

/** What is known of a booking whose answer was lost. */
export type LostRunBooking =
  | { readonly kind: 'booked'; readonly order: RunOrder }
  | { readonly kind: 'not-booked'; readonly refusal: RunRefusal | null }
  /** Only the user can say; `canBeNone` where they can also say that it became none of these. */
  | {
      readonly kind: 'choose';
      readonly candidates: readonly CandidateDeal[];
      readonly canBeNone: boolean;
    }
  /** Nothing is known yet; `until` is from when on more can be said, in milliseconds since 1970. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure | null; readonly until: number | null };

/** What is known of an instruction whose answer was lost. */
export type LostRunInstruction =
  | { readonly kind: 'instructed' }
  /** The order has no payments: the same call can be sent again. */
  | { readonly kind: 'not-instructed' }
  /** With `inFull` each payee got the whole amount all the same. */
  | { readonly kind: 'instructed-otherwise'; readonly words: string; readonly inFull?: true }
  /** `until` is from when on more can be known, in milliseconds since 1970; null where that is not known. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure | null; readonly until: number | null };

/** What a partner brings to a payment run. Nothing here is kept; whoever runs it keeps each step before its call leaves. */
export type RunPartner = {
  /** A quote for exactly what the payees of the deal receive. */
  quote(deal: RunDeal): Answer<RunQuote>;
  /** `ours` are the deals that this run has made, `known` those that were there when it was judged. */
  lookBefore(deal: RunDeal, ours: readonly string[], known: readonly string[]): Answer<DealsBefore>;
  /** The deals that this device has booked by themselves lately, with when, in milliseconds since 1970. */
  bookedSingles(): Promise<readonly { readonly number: string; readonly startedAt: number }[]>;
  /** A single booking or instruction that this device keeps without an outcome, and that may pay the same as this deal; null without one. */
  findOpenSingle(deal: RunDeal): Promise<OpenSingleCall | null>;
  /** The bank details of the payees as they are now, and what is open about them (PAYEE-1). */
  checkDetails(
    payments: readonly RunDealPayment[],
    said: BankDetailConfirmation,
  ): Promise<BankDetailsRecheckResult>;
  book(deal: RunDeal, booking: RunBooking): Promise<RunCallOutcome<RunOrder>>;
  /** `by` is the user where they have said that the same call may be sent again. */
  findBooking(
    deal: RunDeal,
    booking: RunBooking,
    ours: readonly string[],
    by: 'itself' | 'user',
  ): Promise<LostRunBooking>;
  /** The user says which deal a booking became, or that it became none of those that they were shown. */
  confirmBooking(
    deal: RunDeal,
    booking: RunBooking,
    ours: readonly string[],
    said: { readonly order: RunOrder } | { readonly noneOf: readonly string[] },
  ): Promise<LostRunBooking>;
  /** Null where a deal pays its payees by itself. */
  readonly instructions: {
    /** For so long after it was sent a call may still arrive, in milliseconds. */
    readonly maxCallMs: number;
    instruct(deal: RunDeal, order: RunOrder, instruction: RunInstruction): Promise<RunCallOutcome<null>>;
    find(deal: RunDeal, order: RunOrder, instruction: RunInstruction): Promise<LostRunInstruction>;
  } | null;
  /**
   * What each payment of an instructed deal costs, in the order of its payments, or of those that were instructed otherwise; null where that is not known. The whole is
   * null where the partner names a fee with its quote.
   */
  readonly readFees:
    | ((deal: RunDeal, order: RunOrder) => Answer<readonly (DisplayOnlyAmount | null)[]>)
    | null;
  /** Remembers to which accounts an order was paid (PAYEE-4). */
  notePaid(order: RunOrder, instruction: RunInstruction, requestId: string | null): Promise<void>;
};
