import type { Currency } from '../../geography/currency.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { RecordedMoney } from '../../recording/recordedMoney.ts';
import type { Recording } from '../../recording/recording.ts';
import type { OfxSide } from '../api/buySell.ts';

/** What stands in the field of an amount: the amount, '' where nothing does, `?` where it is no amount. */
export type RecordedAmountText = string;

export type OfxRecordedRequest = {
  readonly buyCurrency: Currency;
  readonly sellCurrency: Currency;
  readonly lockSide: OfxSide;
  readonly amount: string;
  readonly beneficiaries: number;
};

/** A quote under a stand-in such as `quote-1`. */
export type OfxRecordedQuote = {
  readonly quote: string;
  readonly customerRate: number;
  readonly buy: RecordedMoney;
  readonly sell: RecordedMoney;
  readonly fee: DisplayOnlyAmount;
};

/** What stands in the form; who is paid under a stand-in such as `beneficiary-1`. */
export type OfxRecordedDraft = {
  readonly parts: readonly {
    readonly beneficiary: string;
    readonly text: RecordedAmountText;
    /** What was last typed here. */
    readonly weight: RecordedAmountText;
  }[];
  /** Null until a beneficiary is chosen. */
  readonly sellCurrency: Currency | null;
  readonly buyCurrency: Currency;
  readonly lockSide: OfxSide;
  readonly typedSide: OfxSide;
  readonly buyText: RecordedAmountText;
  readonly sellTotalText: RecordedAmountText | null;
};

export type OfxRecording = Recording<'ofx', OfxRecordedDraft, OfxRecordedRequest, OfxRecordedQuote>;
