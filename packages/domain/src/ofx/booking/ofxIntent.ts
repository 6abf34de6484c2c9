import type { Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { OfxSide, BuyAndSell } from '../api/buySell.ts';

/** One beneficiary's part of a booking, with the name that the user saw. */
export type StoredOfxBookingPart = {
  readonly beneficiaryId: string;
  readonly name: string;
  readonly amount: Money;
  /** The last four characters of the account that is paid; absent where it was not known. */
  readonly accountEnding?: string;
};

/** A booking that was sent, or is about to be, and has no definite answer yet. It holds no bank detail. */
export type StoredOfxBookingCall = BuyAndSell & {
  readonly quoteId: string;
  readonly idempotencyKey: string;
  /** The side whose amount the user typed. */
  readonly typedSide: OfxSide;
  readonly customerRate: number;
  /** Null where it was not kept. */
  readonly fee: DisplayOnlyAmount | null;
  readonly parts: readonly StoredOfxBookingPart[];
  /** The deals with these amounts that were there before; null when that was not known. */
  readonly knownDeals: readonly string[] | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};
