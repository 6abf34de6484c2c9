import { readDecimal, toDecimal } from '../../money/decimal.ts';
import { recordedMoney } from '../../recording/recordedMoney.ts';
import {
  makeRecording,
  type RecordedFormsAndCalls,
  type RecordingClientAndTime,
} from '../../recording/recording.ts';
import { createPlaceholderIds } from '../../recording/createPlaceholderIds.ts';
import { writeQuotes } from '../../recording/writeQuotes.ts';
import { checkQuoteAmount, type QuoteDraft } from '../quotes/quoteDraft.ts';
import type { CorpayQuoteEventEntry } from './corpayRecorder.ts';
import type { CorpayRecording, RecordedDraft } from './recording.ts';

/** What is typed and no amount may be anything: it stays out. */
const amountOf = (text: string, currency: QuoteDraft['paymentCurrency'], typed: boolean): string => {
  if (currency === null || (typed && checkQuoteAmount(text, currency) !== null)) return '';
  const amount = readDecimal(text, currency);
  return amount === null ? '' : toDecimal(amount);
};

const draftOf = (draft: QuoteDraft): RecordedDraft => {
  const { settlementCurrency, paymentCurrency, lockSide } = draft;
  return {
    beneficiaryChosen: draft.beneficiary !== null,
    settlementCurrency,
    paymentCurrency,
    lockSide,
    settlementAmount: amountOf(draft.settlementAmount, settlementCurrency, lockSide === 'Settlement'),
    paymentAmount: amountOf(draft.paymentAmount, paymentCurrency, lockSide === 'Payment'),
  };
};

/** The recording of what was noted; null where nothing was (REC-1, REC-2). */
export const makeCorpayRecording = (
  notes: readonly CorpayQuoteEventEntry[],
  saved: RecordingClientAndTime,
  around: Partial<RecordedFormsAndCalls> = {},
): CorpayRecording | null => {
  const quoteName = createPlaceholderIds('quote');
  const orderName = createPlaceholderIds('order');
  const quotes = writeQuotes(notes, {
    draft: draftOf,
    request: ({ settlementCurrency, paymentCurrency, lockSide, amount }) => ({
      settlementCurrency,
      paymentCurrency,
      lockSide,
      amount: toDecimal(amount),
    }),
    quote: ({ quoteId, rate, settlement, payment, expiryRemaining }) => ({
      quote: quoteName(quoteId),
      rate,
      settlement: recordedMoney(settlement),
      payment: recordedMoney(payment),
      secondsLeft: expiryRemaining,
    }),
    made: (outcome) => (outcome.kind === 'booked' ? orderName(outcome.orderNumber) : null),
  });
  return makeRecording('corpay', saved, quotes, around);
};
