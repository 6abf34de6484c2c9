import type { CallFailureKind } from '../../calls/index.ts';
import type { Currency } from '../../geography/index.ts';
import { plainLiveEvents, type EarlierInTheWay, type LiveState } from '../../quoting/index.ts';
import type { LockSide } from '../api/quote.ts';

/** The version of the document; another one is not read. */
export const recordingVersion = 1;

export type RecordedMoney = { readonly amount: string; readonly currency: Currency };

export type RecordedRequest = {
  readonly settlementCurrency: Currency;
  readonly paymentCurrency: Currency;
  readonly lockSide: LockSide;
  readonly amount: string;
};

/** A quote under a stand-in such as `quote-1`. */
export type RecordedQuote = {
  readonly quote: string;
  readonly rate: number;
  readonly settlement: RecordedMoney;
  readonly payment: RecordedMoney;
  readonly secondsLeft: number | null;
};

/** What stands in the form: whether a beneficiary is chosen, never which; amounts that are amounts, else ''. */
export type RecordedDraft = {
  readonly beneficiaryChosen: boolean;
  readonly settlementCurrency: Currency;
  readonly paymentCurrency: Currency | null;
  readonly lockSide: LockSide;
  readonly settlementAmount: string;
  readonly paymentAmount: string;
};

/** A failed call by its kind; what the partner said about it stays out. */
export type RecordedFailure = { readonly kind: CallFailureKind; readonly status: number | null };

/** The state that the first event met. */
export type RecordedLive = LiveState<RecordedRequest, RecordedQuote, RecordedFailure>;

/** What became of a booking; its order has a stand-in such as `order-1`. */
export type RecordedBooking =
  | { readonly became: 'booked'; readonly order: string }
  | { readonly became: 'refused'; readonly failure: RecordedFailure }
  | { readonly became: 'unknown' | 'earlier-open' | 'not-kept' };

/** What happens to the live quote without saying anything else, and that it is watched, or no longer. */
export const plainEvents = [...plainLiveEvents, 'started', 'stopped'] as const;

type RecordedHappening =
  | { readonly type: (typeof plainEvents)[number] }
  | { readonly type: 'entered'; readonly draft: RecordedDraft }
  | { readonly type: 'answered'; readonly ticket: number; readonly quote: RecordedQuote }
  | { readonly type: 'polled'; readonly ticket: number; readonly secondsLeft: number | null }
  | { readonly type: 'answered' | 'polled'; readonly ticket: number; readonly failure: RecordedFailure }
  | { readonly type: 'earlier-bookings'; readonly inTheWay: EarlierInTheWay | null }
  | { readonly type: 'booking-answered'; readonly booking: RecordedBooking };

/** One event; `at` counts what had elapsed, in milliseconds. */
export type RecordedEvent = { readonly at: number } & RecordedHappening;

/**
 * What happened to the quotes and bookings of one visit, without a name, an account number, an id of anyone or a secret
 * (REC-1, REC-2). Run through the same transitions it gives the same states again.
 */
export type Recording = {
  readonly format: 'fx-gateway-recording';
  readonly version: typeof recordingVersion;
  readonly product: { readonly version: string; readonly commit: string };
  readonly client: 'web' | 'cli';
  readonly partner: 'corpay';
  readonly savedAt: string;
  readonly from: {
    readonly running: boolean;
    readonly draft: RecordedDraft;
    readonly live: RecordedLive;
    readonly inTheWay: EarlierInTheWay | null;
  };
  readonly events: readonly RecordedEvent[];
};
