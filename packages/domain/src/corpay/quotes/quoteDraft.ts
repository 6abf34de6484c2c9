import { beneficiaryCurrencies } from '../../geography/beneficiaryCurrencies.ts';
import { isCurrency, type Currency } from '../../geography/currency.ts';
import { findFirstDifferentCurrency } from '../../geography/findFirstDifferentCurrency.ts';
import { readDecimal, toDecimal } from '../../money/decimal.ts';
import { findAmountProblem, type AmountFieldError } from '../../money/findAmountProblem.ts';
import { minorPerMajor, type Money } from '../../money/makeMoney.ts';
import { switchedCurrencySentence } from '../../quoting/switchedCurrencySentence.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { LockSide, Quote, QuoteRequest } from '../api/quote.ts';

/** The largest amount a quote accepts, in major units of its currency (CP-QUOTE-12). */
export const largestQuoteAmount = 100_000_000n;

/** Said of an amount that no deal is made of, in the form of the quote and in that of the instruction (CP-QUOTE-12). */
export const amountTooSmallMessage = 'Amount must be greater than 0.01.';

/** What the user has chosen and typed so far (CP-QUOTE-6); amounts are texts until they are asked for. */
export type QuoteDraft = {
  readonly beneficiary: BeneficiarySummary | null;
  readonly settlementCurrency: Currency;
  /** What the customer settles in as soon as nobody is paid in it; absent while they settle in what they chose. */
  readonly wantedSettlementCurrency?: Currency;
  /** Null until a beneficiary is chosen. */
  readonly paymentCurrency: Currency | null;
  readonly lockSide: LockSide;
  readonly settlementAmount: string;
  readonly paymentAmount: string;
};

/** Settled in USD unless chosen otherwise (S-10); the payment side is what most people know. */
export const emptyDraft: QuoteDraft = {
  beneficiary: null,
  settlementCurrency: 'USD',
  paymentCurrency: null,
  lockSide: 'Payment',
  settlementAmount: '',
  paymentAmount: '',
};

export type QuoteDraftAction =
  | { readonly type: 'beneficiary-chosen'; readonly beneficiary: BeneficiarySummary | null }
  | { readonly type: 'settlement-currency-chosen'; readonly currency: Currency }
  /** Typing on a side locks it. */
  | { readonly type: 'amount-typed'; readonly side: LockSide; readonly text: string }
  /** A side is chosen at 'Lock this amount': the number that stands there is locked. Focus alone locks nothing. */
  | { readonly type: 'side-locked'; readonly side: LockSide }
  /** The quote whose counterpart stands beside the locked amount has come, or, null, has gone. */
  | { readonly type: 'quoted'; readonly quote: Quote | null };

/**
 * A settlement in the payment currency switches to the first currency that differs (CP-QUOTE-9, S-10), and back to what
 * the customer chose as soon as somebody is paid in another one.
 */
const keepApart = (
  { wantedSettlementCurrency, ...draft }: QuoteDraft,
  wanted = wantedSettlementCurrency ?? draft.settlementCurrency,
): QuoteDraft =>
  wanted === draft.paymentCurrency
    ? {
        ...draft,
        settlementCurrency: findFirstDifferentCurrency(wanted, beneficiaryCurrencies),
        wantedSettlementCurrency: wanted,
      }
    : { ...draft, settlementCurrency: wanted };

/** Says that the customer settles in another currency than they chose; null where they do not. */
export const switchedSettlementMessage = ({
  wantedSettlementCurrency: wanted,
  settlementCurrency,
}: QuoteDraft): string | null =>
  wanted === undefined ? null : switchedCurrencySentence(settlementCurrency, wanted);

const withCounterpart = (draft: QuoteDraft, quote: Quote | null): QuoteDraft =>
  draft.lockSide === 'Payment'
    ? { ...draft, settlementAmount: quote === null ? '' : toDecimal(quote.settlement) }
    : { ...draft, paymentAmount: quote === null ? '' : toDecimal(quote.payment) };

const withoutCounterpart = (draft: QuoteDraft): QuoteDraft => withCounterpart(draft, null);

/** Where no amount stands there is none to lock; it does not take the lock from one that was typed. */
export const canLockSide = (draft: QuoteDraft, side: LockSide): boolean =>
  readCorpayDraftAmount(draft, side) !== '' || lockedText(draft) === '';

/** What was typed on a side, or the counterpart that came with the quote. */
export const readCorpayDraftAmount = (draft: QuoteDraft, side: LockSide): string =>
  side === 'Payment' ? draft.paymentAmount : draft.settlementAmount;

const lockedText = (draft: QuoteDraft): string => readCorpayDraftAmount(draft, draft.lockSide);

/**
 * No amount turns into another currency's: each whose own currency has changed is emptied, and the counterpart goes
 * with the quote that it came from. Typed before there was a beneficiary it is meant in the money of the first one.
 */
const inTheirCurrencies = (before: QuoteDraft, after: QuoteDraft): QuoteDraft =>
  withoutCounterpart({
    ...after,
    ...(before.paymentCurrency === null || after.paymentCurrency === before.paymentCurrency
      ? {}
      : { paymentAmount: '' }),
    ...(after.settlementCurrency === before.settlementCurrency ? {} : { settlementAmount: '' }),
  });

/** What becomes of the draft; pure. */
export const reduceQuoteDraft = (draft: QuoteDraft, event: QuoteDraftAction): QuoteDraft => {
  switch (event.type) {
    case 'beneficiary-chosen': {
      const curr = event.beneficiary?.curr ?? null;
      const paymentCurrency = isCurrency(curr) ? curr : null;
      return inTheirCurrencies(
        draft,
        keepApart({ ...draft, beneficiary: event.beneficiary, paymentCurrency }),
      );
    }
    case 'settlement-currency-chosen':
      return inTheirCurrencies(draft, keepApart(draft, event.currency));
    case 'amount-typed':
      return withoutCounterpart({
        ...draft,
        lockSide: event.side,
        ...(event.side === 'Payment' ? { paymentAmount: event.text } : { settlementAmount: event.text }),
      });
    case 'side-locked':
      return event.side !== draft.lockSide && canLockSide(draft, event.side)
        ? withoutCounterpart({ ...draft, lockSide: event.side })
        : draft;
    case 'quoted':
      return withCounterpart(draft, event.quote);
  }
};

const lockedCurrency = (draft: QuoteDraft): Currency | null =>
  draft.lockSide === 'Payment' ? draft.paymentCurrency : draft.settlementCurrency;

const isAboveSmallest = ({ minor, currency }: Money): boolean =>
  toDecimal({ minor, currency }) !== '0.01' && minor > 0n;

/**
 * Why an amount is not quoted, or null: more than 0.01, at most 100,000,000, no more digits than the currency has
 * (CP-QUOTE-12, S-6, S-8). An empty field is no mistake yet.
 */
export const checkQuoteAmount = (text: string, currency: Currency): AmountFieldError | null =>
  findAmountProblem(text, currency, {
    isEnough: isAboveSmallest,
    tooLittle: amountTooSmallMessage,
    most: { currency, minor: largestQuoteAmount * minorPerMajor(currency) },
  });

/** What is wrong with the locked amount, or null. */
export const findLockedAmountProblem = (draft: QuoteDraft): AmountFieldError | null => {
  const currency = lockedCurrency(draft);
  return currency === null ? null : checkQuoteAmount(lockedText(draft), currency);
};

/** What to ask the partner, or null while something is missing or wrong (CP-QUOTE-10, S-8). */
export const quoteRequestOf = (draft: QuoteDraft): QuoteRequest | null => {
  const { paymentCurrency, settlementCurrency, lockSide, beneficiary } = draft;
  if (beneficiary === null || paymentCurrency === null || findLockedAmountProblem(draft) !== null)
    return null;
  const amount = readDecimal(
    lockedText(draft),
    lockSide === 'Payment' ? paymentCurrency : settlementCurrency,
  );
  return amount === null ? null : { settlementCurrency, paymentCurrency, lockSide, amount };
};
