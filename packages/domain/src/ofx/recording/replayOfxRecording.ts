import { readDecimal } from '../../money/decimal.ts';
import type { Money } from '../../money/makeMoney.ts';
import { connectionMessage } from '../../quoting/connectionMessage.ts';
import { renewedAmountChangeText } from '../../quoting/renewedAmountChangeText.ts';
import { readMoneyOrZero, readRecordedMoney } from '../../recording/recordedMoney.ts';
import {
  replayQuotes,
  type QuoteStateAfterEvent,
  type RecordedQuoteReader,
  type ReplayedScreen,
} from '../../recording/replayQuotes.ts';
import type { ReplayedState } from '../../recording/replayedState.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { totalOfxCost, type OfxQuote, type OfxQuoteRequest } from '../api/ofxQuote.ts';
import { newOfxBeneficiary } from '../beneficiaries/newOfxBeneficiary.ts';
import { findChangedOfxAmount } from '../quotes/ofxDealParts.ts';
import { readOfxDraftAmount, reduceOfxDraft, ofxQuoteRequestOf, type OfxDraft } from '../quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '../quotes/ofxSellCurrencyOf.ts';
import { ofxPolicy } from '../quotes/ofxPolicy.ts';
import { cannotBookOfxMessages, whyCannotBookOfx } from '../quotes/whyCannotBookOfx.ts';
import type { OfxRecordedDraft, OfxRecordedQuote, OfxRecordedRequest, OfxRecording } from './ofxRecording.ts';

type Played = QuoteStateAfterEvent<OfxDraft, OfxQuoteRequest, OfxQuote>;

const reading: RecordedQuoteReader<
  OfxDraft,
  OfxQuoteRequest,
  OfxQuote,
  OfxRecordedDraft,
  OfxRecordedRequest,
  OfxRecordedQuote
> = {
  policy: ofxPolicy,
  draft: ({ parts, sellCurrency, ...draft }) => {
    const somebody = (beneficiaryId: string): OfxBeneficiary => ({
      ...newOfxBeneficiary,
      beneficiaryId,
      currency: sellCurrency ?? '',
    });
    return {
      ...draft,
      wantedCurrency: draft.buyCurrency,
      parts: parts.map(({ beneficiary, text, weight }) => ({
        beneficiary: somebody(beneficiary),
        text,
        weight: sellCurrency === null ? 0n : readMoneyOrZero(weight, sellCurrency).minor,
      })),
    };
  },
  request: ({ amount, ...asked }) => ({
    ...asked,
    amount: readMoneyOrZero(amount, asked.lockSide === 'buy' ? asked.buyCurrency : asked.sellCurrency),
  }),
  quote: ({ quote, customerRate, buy, sell, fee }) => ({
    id: quote,
    customerRate,
    buy: readRecordedMoney(buy),
    sell: readRecordedMoney(sell),
    fee,
  }),
  requestOf: ofxQuoteRequestOf,
  quoted: (draft, quote) => reduceOfxDraft(draft, { type: 'quoted', quote }),
};

/** How the last renewal changed the amount that was not typed, as a text such as '5.00 EUR more than before'. */
const renewalOf = ({ draft, live }: Played): string | null => {
  const { offer, renewed } = live;
  if (offer === null || renewed === null || findChangedOfxAmount(draft, live) !== null) return null;
  const side = draft.typedSide === 'buy' ? 'receive' : 'pays';
  return renewedAmountChangeText(
    toPaysAndReceives(renewed.quote)[side],
    toPaysAndReceives(offer.quote)[side],
  );
};

const shown = (played: Played): ReplayedScreen => {
  const { draft, live, inTheWay, booking } = played;
  const currency = ofxSellCurrencyOf(draft);
  const inField = (text: string, of: typeof currency): Money | null =>
    of === null || text === '' ? null : readDecimal(text, of);
  const displayed = live.offer?.quote ?? null;
  const booked = booking?.quote ?? null;
  const why = whyCannotBookOfx(draft, live, inTheWay);
  return {
    quote: displayed?.id ?? null,
    rate: displayed?.customerRate ?? null,
    lock: draft.lockSide === 'buy' ? 'Settlement' : 'Payment',
    settlement: inField(draft.buyText, draft.buyCurrency),
    payment: inField(readOfxDraftAmount(draft, 'sell'), currency),
    parts: draft.parts.length > 1 ? draft.parts.map(({ text }) => inField(text, currency)) : [],
    fee: displayed?.fee ?? null,
    total: displayed === null || displayed.fee === null ? null : totalOfxCost(displayed),
    secondsLeft: null,
    endsIn: null,
    renewal: renewalOf(played),
    connection: connectionMessage(live),
    failure: live.failure?.kind ?? null,
    cannotBook: why === null ? null : { why, words: cannotBookOfxMessages[why] },
    booking:
      booking === null
        ? null
        : { ...booking.booking, settlement: booked?.buy ?? null, payment: booked?.sell ?? null },
  };
};

/** What the person saw of the quotes, state by state (REC-4). */
export const replayOfxRecording = ({ quotes }: OfxRecording): readonly ReplayedState[] =>
  replayQuotes(quotes, reading, shown);
