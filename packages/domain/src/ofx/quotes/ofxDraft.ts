import type { Currency } from '../../geography/currency.ts';
import { readDecimal, toDecimal } from '../../money/decimal.ts';
import { findAmountProblem, type AmountFieldError } from '../../money/findAmountProblem.ts';
import type { Money } from '../../money/makeMoney.ts';
import { splitAmount } from '../../money/splitAmount.ts';
import type { OfxSide } from '../api/buySell.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxQuote, OfxQuoteRequest } from '../api/ofxQuote.ts';
import { ensureDifferentOfxCurrencies } from './ensureDifferentOfxCurrencies.ts';
import { ofxSellCurrencyOf } from './ofxSellCurrencyOf.ts';

/** One beneficiary of the deal, with what stands in its amount's field. */
type OfxDraftPart = {
  readonly beneficiary: OfxBeneficiary;
  readonly text: string;
  /** What was last typed here, in minor units: parts of another total are in proportion to these. */
  readonly weight: bigint;
};

/** What the user has chosen and typed so far; amounts are texts until they are asked for. */
export type OfxDraft = {
  readonly parts: readonly OfxDraftPart[];
  /** What the customer sends. */
  readonly buyCurrency: Currency;
  /** What they would send to anybody: it gives way to the currency of who is paid (OFX-QUOTE-22). */
  readonly wantedCurrency: Currency;
  /** The side that is asked for: it follows the focused field (OFX-QUOTE-8). */
  readonly lockSide: OfxSide;
  /** The side on which the user typed last: no renewal may move its amount unseen. */
  readonly typedSide: OfxSide;
  readonly buyText: string;
  /** What is sold in all, as typed; null where the parts were typed and their sum counts. */
  readonly sellTotalText: string | null;
};

/** The customer sends USD unless they choose otherwise (OFX-QUOTE-15). */
export const emptyOfxDraft: OfxDraft = {
  parts: [],
  buyCurrency: 'USD',
  wantedCurrency: 'USD',
  lockSide: 'buy',
  typedSide: 'buy',
  buyText: '',
  sellTotalText: null,
};

export type OfxDraftAction =
  /** All that are chosen now, in their order, and what the newest deal sent where that is known. */
  | {
      readonly type: 'beneficiaries-chosen';
      readonly beneficiaries: readonly OfxBeneficiary[];
      readonly lastSent?: string | null;
    }
  | { readonly type: 'buy-currency-chosen'; readonly currency: Currency }
  | { readonly type: 'buy-typed'; readonly text: string }
  | { readonly type: 'sell-total-typed'; readonly text: string }
  | { readonly type: 'part-typed'; readonly beneficiaryId: string; readonly text: string }
  /** A field of this side has the focus. */
  | { readonly type: 'side-focused'; readonly side: OfxSide }
  /** The quote that answers the draft has come, or, null, has gone. */
  | { readonly type: 'quoted'; readonly quote: OfxQuote | null }
  /** The user takes the amounts of this quote for their own. */
  | { readonly type: 'amounts-accepted'; readonly quote: OfxQuote };

/** The beneficiaries in the currency of those already chosen; all of them while none is chosen (OFX-QUOTE-13). */
export const choosableBeneficiaries = (
  draft: Pick<OfxDraft, 'parts'>,
  beneficiaries: readonly OfxBeneficiary[],
): readonly OfxBeneficiary[] => {
  const currency = draft.parts[0]?.beneficiary.currency;
  return currency === undefined
    ? beneficiaries
    : beneficiaries.filter((beneficiary) => beneficiary.currency === currency);
};

/** What each beneficiary gets of a total: in proportion to what was typed, evenly where nothing was (OFX-QUOTE-14). */
export const splitAmongBeneficiaries = (parts: readonly OfxDraftPart[], total: Money): readonly Money[] =>
  splitAmount(
    total,
    parts.map(({ weight }) => weight),
  );

const withTexts = (parts: readonly OfxDraftPart[], total: Money | null): readonly OfxDraftPart[] => {
  const amounts = total === null ? [] : splitAmongBeneficiaries(parts, total);
  return parts.map((part, place) => {
    const amount = amounts[place];
    return { ...part, text: amount === undefined ? '' : toDecimal(amount) };
  });
};

const readAmount = (text: string, currency: Currency | null): Money | null =>
  currency === null ? null : readDecimal(text, currency);

/** What the parts add up to; null where one of them is no amount. One that is empty counts as nothing. */
const sumOf = (draft: OfxDraft): Money | null => {
  const currency = ofxSellCurrencyOf(draft);
  if (currency === null) return null;
  let minor = 0n;
  for (const { text } of draft.parts) {
    if (text.trim() === '') continue;
    const amount = readDecimal(text, currency);
    if (amount === null || amount.minor < 0n) return null;
    minor += amount.minor;
  }
  return { currency, minor };
};

/** What stands in the field of a side: the total for what is sold. */
export const readOfxDraftAmount = (draft: OfxDraft, side: OfxSide): string => {
  if (side === 'buy') return draft.buyText;
  if (draft.sellTotalText !== null) return draft.sellTotalText;
  const sum = sumOf(draft);
  return sum === null || draft.parts.every(({ text }) => text === '') ? '' : toDecimal(sum);
};

/** The amounts that came with a quote go with it; what was typed stays. */
const withoutCounterpart = (draft: OfxDraft): OfxDraft =>
  draft.typedSide === 'buy'
    ? { ...draft, parts: withTexts(draft.parts, null), sellTotalText: null }
    : { ...draft, buyText: '' };

/** A total that was typed is shared anew among those who are chosen. */
const sharingTotal = (draft: OfxDraft): OfxDraft =>
  draft.typedSide === 'sell' && draft.sellTotalText !== null
    ? { ...draft, parts: withTexts(draft.parts, readAmount(draft.sellTotalText, ofxSellCurrencyOf(draft))) }
    : draft;

const choose = (
  draft: OfxDraft,
  beneficiaries: readonly OfxBeneficiary[],
  lastSent: string | null = null,
): OfxDraft => {
  const currency = beneficiaries[0]?.currency;
  // Clearing all brings the lock back to buy (OFX-QUOTE-7).
  if (currency === undefined)
    return {
      ...emptyOfxDraft,
      buyCurrency: draft.buyCurrency,
      wantedCurrency: draft.wantedCurrency,
      buyText: draft.typedSide === 'buy' ? draft.buyText : '',
    };
  const kept = currency === draft.parts[0]?.beneficiary.currency ? draft.parts : [];
  const parts = beneficiaries
    .filter((beneficiary) => beneficiary.currency === currency)
    .map((beneficiary): OfxDraftPart => ({
      ...(kept.find((part) => part.beneficiary.beneficiaryId === beneficiary.beneficiaryId) ?? {
        text: '',
        weight: 0n,
      }),
      beneficiary,
    }));
  return sharingTotal(withoutCounterpart(ensureDifferentOfxCurrencies(draft, { ...draft, parts }, lastSent)));
};

const typePart = (draft: OfxDraft, beneficiaryId: string, text: string): OfxDraft => {
  const currency = ofxSellCurrencyOf(draft);
  const parts = draft.parts
    .map((part) => (part.beneficiary.beneficiaryId === beneficiaryId ? { ...part, text } : part))
    .map((part) => {
      const amount = readAmount(part.text, currency);
      return { ...part, weight: amount === null || amount.minor < 0n ? 0n : amount.minor };
    });
  return { ...draft, parts, sellTotalText: null, lockSide: 'sell', typedSide: 'sell', buyText: '' };
};

const withQuote = (draft: OfxDraft, quote: OfxQuote): OfxDraft =>
  draft.typedSide === 'buy'
    ? { ...draft, parts: withTexts(draft.parts, quote.sell), sellTotalText: null }
    : { ...draft, buyText: toDecimal(quote.buy) };

/** Where no amount stands there is none to lock; focus does not take the lock from one that was typed. */
const canFocus = (draft: OfxDraft, side: OfxSide): boolean =>
  readOfxDraftAmount(draft, side) !== '' || readOfxDraftAmount(draft, draft.lockSide) === '';

/** What becomes of the draft; pure. Focus changes which side is asked for, and no amount. */
export const reduceOfxDraft = (draft: OfxDraft, event: OfxDraftAction): OfxDraft => {
  switch (event.type) {
    case 'beneficiaries-chosen':
      return choose(draft, event.beneficiaries, event.lastSent);
    case 'buy-currency-chosen':
      return withoutCounterpart(
        ensureDifferentOfxCurrencies(draft, {
          ...draft,
          wantedCurrency: event.currency,
          ...(event.currency === ofxSellCurrencyOf(draft) ? {} : { buyCurrency: event.currency }),
        }),
      );
    case 'buy-typed':
      return withoutCounterpart({ ...draft, buyText: event.text, lockSide: 'buy', typedSide: 'buy' });
    case 'sell-total-typed':
      return sharingTotal({
        ...draft,
        sellTotalText: event.text,
        lockSide: 'sell',
        typedSide: 'sell',
        buyText: '',
      });
    case 'part-typed':
      return typePart(draft, event.beneficiaryId, event.text);
    case 'side-focused':
      return canFocus(draft, event.side) ? { ...draft, lockSide: event.side } : draft;
    case 'quoted':
      return event.quote === null ? withoutCounterpart(draft) : withQuote(draft, event.quote);
    case 'amounts-accepted': {
      const { buy, sell } = event.quote;
      const sellTotalText = draft.sellTotalText === null ? null : toDecimal(sell);
      return { ...draft, buyText: toDecimal(buy), parts: withTexts(draft.parts, sell), sellTotalText };
    }
  }
};

/** Why an amount is not quoted, or null: above 0, no more digits than the currency has (S-9). Empty is no mistake yet. */
export const checkOfxAmount = (text: string, currency: Currency): AmountFieldError | null =>
  findAmountProblem(text, currency, { tooLittle: 'Amount must be greater than 0.' });

/** The amount of a side as it stands; null where there is none above zero. */
const amountOn = (draft: OfxDraft, side: OfxSide): Money | null => {
  const total = draft.sellTotalText;
  const amount =
    side === 'buy'
      ? readAmount(draft.buyText, draft.buyCurrency)
      : total === null
        ? sumOf(draft)
        : readAmount(total, ofxSellCurrencyOf(draft));
  return amount === null || amount.minor <= 0n ? null : amount;
};

/** What the user typed last, as an amount. */
export const readTypedOfxAmount = (draft: OfxDraft): Money | null => amountOn(draft, draft.typedSide);

/** What to ask the partner, or null while something is missing or wrong (OFX-QUOTE-15 to OFX-QUOTE-18, S-90). */
export const ofxQuoteRequestOf = (draft: OfxDraft): OfxQuoteRequest | null => {
  const sellCurrency = ofxSellCurrencyOf(draft);
  const amount = amountOn(draft, draft.lockSide);
  if (sellCurrency === null || amount === null) return null;
  const { buyCurrency, lockSide, parts } = draft;
  return { buyCurrency, sellCurrency, lockSide, amount, beneficiaries: parts.length };
};
