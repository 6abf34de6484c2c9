import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { Money } from '../../money/makeMoney.ts';
import type { NamedOrder } from '../paidElsewhere.ts';

/** What became of a row, as the run tells it. */
export type RunReportRow = {
  readonly row: number;
  readonly ownId: string;
  /** The payee's name, or what the row says where nobody was found. */
  readonly payee: string;
  /** The last four characters of the account that is paid; null where it is not known. */
  readonly accountEnding: string | null;
  /** Null where the row has no amount that can be read, or is in another currency than its payee. */
  readonly amount: Money | null;
  /** What the row says instead of that amount; null where the amount says it all. */
  readonly written: string | null;
  /** What the sheet had said of payee, amount or currency; null where nothing of these was changed. */
  readonly asPasted: string | null;
  /** Which deal of the run pays it; null where none does. */
  readonly deal: string | null;
  /** The number of the order or deal; null where none was booked, or it is not known. */
  readonly order: string | null;
  /** From which account its deal is settled; null where that is not known, or nothing pays it. */
  readonly settledFrom: string | null;
  /** What pays the same beside the run, of a row that was left out; null where that is not known. */
  readonly paidElsewhere: NamedOrder | null;
  /** By what the payee knows the payment; null where it has no reference. */
  readonly reference: string | null;
  /** Units that the payee receives for one that is settled, as the partner said; null where nothing was booked. */
  readonly rate: number | null;
  /** Which way the rate goes, `1 USD = 0.909 EUR`; null where there is none. */
  readonly rateWords: string | null;
  /** What the payment costs; null where the partner names no fee for it, or none yet. */
  readonly fee: DisplayOnlyAmount | null;
  /** What the customer sends for it, without a fee; null where its deal pays others too, or nothing was booked. */
  readonly sends: Money | null;
  /** At the first row of a deal that is booked: what is sent for all of it, and what that costs. */
  readonly wholeDeal: { readonly sends: Money; readonly fee: DisplayOnlyAmount | null } | null;
  readonly state: { readonly code: string; readonly words: string };
  /** By which id the partner knows the call; null where there is none. */
  readonly requestId: string | null;
  /** Why it is in this state; null where there is nothing to say. */
  readonly reason: string | null;
};
