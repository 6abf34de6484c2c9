import type { CallFailureKind } from '../../calls/index.ts';
import type { Currency } from '../../geography/index.ts';
import type { EarlierInTheWay } from '../../quoting/index.ts';
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

type RecordedOffer = {
  readonly request: RecordedRequest;
  readonly quote: RecordedQuote;
  readonly expiresAt: number | null;
};

/** The state that the first event met. */
export type RecordedLive = {
  readonly status: 'unitialized' | 'loading' | 'success' | 'error';
  readonly stale: boolean;
  readonly request: RecordedRequest | null;
  readonly offer: RecordedOffer | null;
  readonly renewed: RecordedOffer | null;
  readonly failure: RecordedFailure | null;
  readonly dueAt: number | null;
  readonly pollAt: number | null;
  readonly restsUntil: number | null;
  readonly asking: {
    readonly ticket: number;
    readonly request: RecordedRequest;
    readonly sentAt: number;
  } | null;
  readonly polling: { readonly ticket: number; readonly sentAt: number } | null;
  readonly nextTicket: number;
  readonly byItself: boolean;
  readonly askedAt: number | null;
  readonly lookedAt: number | null;
  readonly misses: number;
  readonly held: { readonly press: boolean; readonly booking: boolean; readonly hidden: boolean };
};

/** What became of a booking; its order has a stand-in such as `order-1`. */
export type RecordedBooking =
  | { readonly became: 'booked'; readonly order: string }
  | { readonly became: 'refused'; readonly failure: RecordedFailure }
  | { readonly became: 'unknown' | 'earlier-open' | 'not-kept' };

/** What happens to the live quote without saying anything else. */
export const plainEvents = [
  'asked-again',
  'token-came',
  'connection-came',
  'press-began',
  'press-ended',
  'booking-began',
  'booking-ended',
  'page-hidden',
  'page-shown',
  'time-passed',
  'started',
  'stopped',
] as const;

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
