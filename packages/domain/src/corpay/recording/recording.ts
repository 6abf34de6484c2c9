import type { Currency } from '../../geography/currency.ts';
import type { RecordedMoney } from '../../recording/recordedMoney.ts';
import type { Recording } from '../../recording/recording.ts';
import type { LockSide } from '../api/quote.ts';

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

export type CorpayRecording = Recording<'corpay', RecordedDraft, RecordedRequest, RecordedQuote>;
