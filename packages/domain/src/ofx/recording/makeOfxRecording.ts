import type { Currency } from '../../geography/currency.ts';
import { readDecimal, toDecimal } from '../../money/decimal.ts';
import type { Money } from '../../money/makeMoney.ts';
import { recordedMoney, type RecordedMoney } from '../../recording/recordedMoney.ts';
import {
  makeRecording,
  type RecordedFormsAndCalls,
  type RecordingClientAndTime,
} from '../../recording/recording.ts';
import { createPlaceholderIds } from '../../recording/createPlaceholderIds.ts';
import { writeQuotes } from '../../recording/writeQuotes.ts';
import { type OfxDraft } from '../quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '../quotes/ofxSellCurrencyOf.ts';
import type { OfxQuoteRecorderEntry } from './ofxRecorder.ts';
import type { OfxRecordedDraft, OfxRecording, RecordedAmountText } from './ofxRecording.ts';

/** Nobody deals in a billion: so long a number is rather one of an account, typed in the wrong place. */
const mostDigits = 9;

/** Writes amounts, and leaves out numbers that are too long for one wherever they come back, in parts or in a quote. */
const createAmounts = () => {
  const kept = new Set<string>();
  const isKept = (amount: string): boolean =>
    kept.has(amount) || amount.replace(/\..*/, '').length > mostDigits;
  const keepOut = (amount: string): void => void kept.add(amount);
  /** What is typed and no amount may be anything: only that it stands there is written. */
  const textOf = (text: string, currency: Currency | null): RecordedAmountText => {
    if (text.trim() === '') return '';
    const amount = currency === null ? null : readDecimal(text, currency);
    if (amount === null || amount.minor < 0n) return '?';
    const written = toDecimal(amount);
    if (!isKept(written)) return written;
    keepOut(written);
    return '?';
  };
  const moneyOf = (money: Money): RecordedMoney => {
    const recorded = recordedMoney(money);
    return kept.has(recorded.amount) ? { ...recorded, amount: '0' } : recorded;
  };
  /** What the parts of a draft hold; those of a total that stays out do too. */
  const partsOf = ({ parts, sellTotalText }: OfxDraft, currency: Currency | null) => {
    if (sellTotalText !== null && textOf(sellTotalText, currency) === '?')
      for (const { text } of parts) keepOut(text);
    return parts.map(({ text, weight: minor }) => ({
      text: textOf(text, currency),
      weight: currency === null ? '' : textOf(toDecimal({ minor, currency }), currency),
    }));
  };
  return { textOf, moneyOf, partsOf };
};

type Amounts = ReturnType<typeof createAmounts>;

const draftOf =
  ({ textOf, partsOf }: Amounts, nameOf: (id: string) => string) =>
  (draft: OfxDraft): OfxRecordedDraft => {
    const { parts, buyCurrency, lockSide, typedSide, buyText, sellTotalText } = draft;
    const sellCurrency = ofxSellCurrencyOf(draft);
    const amounts = partsOf(draft, sellCurrency);
    return {
      parts: parts.map(({ beneficiary }, place) => ({
        beneficiary: nameOf(beneficiary.beneficiaryId),
        ...(amounts[place] ?? { text: '', weight: '' }),
      })),
      sellCurrency,
      buyCurrency,
      lockSide,
      typedSide,
      buyText: textOf(buyText, buyCurrency),
      sellTotalText: sellTotalText === null ? null : textOf(sellTotalText, sellCurrency),
    };
  };

/** The recording of what was noted; null where nothing was (REC-1, REC-2). */
export const makeOfxRecording = (
  notes: readonly OfxQuoteRecorderEntry[],
  saved: RecordingClientAndTime,
  around: Partial<RecordedFormsAndCalls> = {},
): OfxRecording | null => {
  const amounts = createAmounts();
  const { moneyOf } = amounts;
  const quoteName = createPlaceholderIds('quote');
  const dealName = createPlaceholderIds('deal');
  const quotes = writeQuotes(notes, {
    draft: draftOf(amounts, createPlaceholderIds('beneficiary')),
    request: ({ buyCurrency, sellCurrency, lockSide, amount, beneficiaries }) => ({
      buyCurrency,
      sellCurrency,
      lockSide,
      amount: moneyOf(amount).amount,
      beneficiaries,
    }),
    quote: ({ id, customerRate, buy, sell, fee }) => ({
      quote: quoteName(id),
      customerRate,
      buy: moneyOf(buy),
      sell: moneyOf(sell),
      fee: { currency: fee.currency, amount: fee.amount },
    }),
    made: (outcome) => (outcome.kind === 'booked' ? dealName(outcome.dealId) : null),
  });
  return makeRecording('ofx', saved, quotes, around);
};
