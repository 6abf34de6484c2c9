import { readDecimal } from '../../money/decimal.ts';
import type { Money } from '../../money/money.ts';
import { connectionMessages } from '../../quoting/connectionMessages.ts';
import { renewalMessages } from '../../quoting/renewalMessages.ts';
import { moneyIn, readMoney } from '../../recording/recordedMoney.ts';
import {
  replayQuotes,
  type ReplaySnapshot,
  type QuoteReading,
  type ShownState,
} from '../../recording/replayQuotes.ts';
import type { ReplayedState } from '../../recording/replayedState.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { totalOf, type OfxQuote, type OfxQuoteRequest } from '../api/ofxQuote.ts';
import { newOfxBeneficiary } from '../beneficiaries/newOfxBeneficiary.ts';
import { changedOfxAmount } from '../quotes/ofxDealParts.ts';
import { ofxAmountText, ofxDraftTransition, ofxRequestOf, type OfxDraft } from '../quotes/ofxDraft.ts';
import { sellCurrencyOf } from '../quotes/sellCurrencyOf.ts';
import { ofxPolicy } from '../quotes/ofxPolicy.ts';
import { cannotBookOfxMessages, whyCannotBookOfx } from '../quotes/whyCannotBookOfx.ts';
import type { OfxRecordedDraft, OfxRecordedQuote, OfxRecordedRequest, OfxRecording } from './ofxRecording.ts';

type Played = ReplaySnapshot<OfxDraft, OfxQuoteRequest, OfxQuote>;

const reading: QuoteReading<
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
        weight: sellCurrency === null ? 0n : moneyIn(weight, sellCurrency).minor,
      })),
    };
  },
  request: ({ amount, ...asked }) => ({
    ...asked,
    amount: moneyIn(amount, asked.lockSide === 'buy' ? asked.buyCurrency : asked.sellCurrency),
  }),
  quote: ({ quote, customerRate, buy, sell, fee }) => ({
    id: quote,
    customerRate,
    buy: readMoney(buy),
    sell: readMoney(sell),
    fee,
  }),
  requestOf: ofxRequestOf,
  quoted: (draft, quote) => ofxDraftTransition(draft, { type: 'quoted', quote }),
};

/** What the last renewal made of the side that was not typed. */
const renewalOf = ({ draft, live }: Played): string | null => {
  const { offer, renewed } = live;
  if (offer === null || renewed === null || changedOfxAmount(draft, live) !== null) return null;
  const side = draft.typedSide === 'buy' ? 'receive' : 'pays';
  return renewalMessages(toPaysAndReceives(renewed.quote)[side], toPaysAndReceives(offer.quote)[side]);
};

const shown = (played: Played): ShownState => {
  const { draft, live, inTheWay, booking } = played;
  const currency = sellCurrencyOf(draft);
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
    payment: inField(ofxAmountText(draft, 'sell'), currency),
    parts: draft.parts.length > 1 ? draft.parts.map(({ text }) => inField(text, currency)) : [],
    fee: displayed?.fee ?? null,
    total: displayed === null || displayed.fee === null ? null : totalOf(displayed),
    secondsLeft: null,
    endsIn: null,
    renewal: renewalOf(played),
    connection: connectionMessages(live),
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
