import type { CallFailureKind } from '../calls/callFailure.ts';
import type { Money } from '../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../money/displayOnlyAmount.ts';
import type { RecordedBooking } from './recordedQuotes.ts';

/** A booking and the amounts that stood there when it was answered. */
type ReplayedBooking = RecordedBooking & {
  readonly settlement: Money | null;
  readonly payment: Money | null;
};

/** What the person saw after one event around a quote, at either partner. */
export type ReplayedState = {
  /** Milliseconds since the first event. */
  readonly after: number;
  /** By the clock on the wall, as ISO 8601 writes it. */
  readonly time: string;
  readonly event: string;
  /** The stand-in of the displayed quote; null where none is displayed. */
  readonly quote: string | null;
  readonly rate: number | null;
  /** The side that the next quote keeps. */
  readonly lock: 'Payment' | 'Settlement';
  /** What stands in the two fields; null where nothing does. */
  readonly settlement: Money | null;
  readonly payment: Money | null;
  /** What each of several beneficiaries receives, in their order; empty where one receives all. */
  readonly parts: readonly (Money | null)[];
  /** Null where the partner names none. */
  readonly fee: DisplayOnlyAmount | null;
  /** What is paid in all; null without a fee, and where it is in another currency. */
  readonly total: Money | null;
  /** Until the renewal; null where there is none, and while it is not known when it comes. */
  readonly secondsLeft: number | null;
  /** Seconds until the end of the quote; null where it is not known. */
  readonly endsIn: number | null;
  /** How the last renewal changed the amount that is not locked. */
  readonly renewal: string | null;
  /** What was said of a connection that is lost; null where nothing was. */
  readonly connection: string | null;
  readonly failure: CallFailureKind | null;
  /** Null while Book Deal is on. */
  readonly cannotBook: { readonly why: string; readonly words: string } | null;
  readonly booking: ReplayedBooking | null;
};
