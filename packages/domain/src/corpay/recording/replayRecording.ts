import type { CallFailure } from '../../calls/callFailure.ts';
import { readDecimal } from '../../money/decimal.ts';
import type { Money } from '../../money/makeMoney.ts';
import { connectionMessage } from '../../quoting/connectionMessage.ts';
import { secondsUntilEnd } from '../../quoting/liveQuoteState.ts';
import { computeQuoteCountdown } from '../../quoting/computeQuoteCountdown.ts';
import { renewedAmountChangeText } from '../../quoting/renewedAmountChangeText.ts';
import { readMoneyOrZero, readRecordedMoney } from '../../recording/recordedMoney.ts';
import {
  replayQuotes,
  type QuoteStateAfterEvent,
  type RecordedQuoteReader,
  type ReplayedScreen,
} from '../../recording/replayQuotes.ts';
import type { ReplayedState } from '../../recording/replayedState.ts';
import type { LockSide, Quote, QuoteRequest } from '../api/quote.ts';
import { findDisplayedAmount, findDisplayedAmountChange } from '../quotes/answeredAmount.ts';
import { corpayPolicy } from '../quotes/corpayPolicy.ts';
import { reduceQuoteDraft, quoteRequestOf, type QuoteDraft } from '../quotes/quoteDraft.ts';
import { cannotBookMessages, whyCannotBook } from '../quotes/whyCannotBook.ts';
import type { CorpayRecording, RecordedDraft, RecordedQuote, RecordedRequest } from './recording.ts';

type Played = QuoteStateAfterEvent<QuoteDraft, QuoteRequest, Quote>;

const reading: RecordedQuoteReader<
  QuoteDraft,
  QuoteRequest,
  Quote,
  RecordedDraft,
  RecordedRequest,
  RecordedQuote
> = {
  policy: corpayPolicy,
  draft: ({ beneficiaryChosen, ...draft }) => {
    const curr = draft.paymentCurrency ?? '';
    const somebody = { clientIntegrationId: '', payee: '', curr, bankCountryISO: '', methods: [] };
    return { ...draft, beneficiary: beneficiaryChosen ? somebody : null };
  },
  request: ({ amount, ...asked }) => ({
    ...asked,
    amount: readMoneyOrZero(
      amount,
      asked.lockSide === 'Payment' ? asked.paymentCurrency : asked.settlementCurrency,
    ),
  }),
  quote: ({ quote, rate, settlement, payment, secondsLeft }) => ({
    quoteId: quote,
    rate,
    settlement: readRecordedMoney(settlement),
    payment: readRecordedMoney(payment),
    expiryRemaining: secondsLeft,
  }),
  requestOf: quoteRequestOf,
  quoted: (draft, quote) => reduceQuoteDraft(draft, { type: 'quoted', quote }),
};

const shown = ({ draft, live, inTheWay, booking }: Played, at: number): ReplayedScreen => {
  const amountAt = (side: LockSide): Money | null => {
    const currency = side === 'Payment' ? draft.paymentCurrency : draft.settlementCurrency;
    const text = findDisplayedAmount(draft, live, side);
    return currency === null || text === '' ? null : readDecimal(text, currency);
  };
  const { offer, renewed } = live;
  const side = offer?.request.lockSide === 'Payment' ? 'settlement' : 'payment';
  const why = whyCannotBook(draft, live, inTheWay);
  const countdown = computeQuoteCountdown<QuoteRequest, Quote, CallFailure>(corpayPolicy, live, at);
  const booked = booking?.quote ?? null;
  return {
    quote: offer?.quote.quoteId ?? null,
    rate: offer?.quote.rate ?? null,
    lock: draft.lockSide,
    settlement: amountAt('Settlement'),
    payment: amountAt('Payment'),
    parts: [],
    fee: null,
    total: null,
    secondsLeft: countdown?.until === 'renewal' ? countdown.seconds : null,
    endsIn: secondsUntilEnd(live, at),
    renewal:
      offer === null || renewed === null || findDisplayedAmountChange(live) !== null
        ? null
        : renewedAmountChangeText(renewed.quote[side], offer.quote[side]),
    connection: connectionMessage(live),
    failure: live.failure?.kind ?? null,
    cannotBook: why === null ? null : { why, words: cannotBookMessages[why] },
    booking:
      booking === null
        ? null
        : {
            ...booking.booking,
            settlement: booked?.settlement ?? null,
            payment: booked?.payment ?? null,
          },
  };
};

/** What the person saw of the quotes, state by state (REC-4). */
export const replayRecording = ({ quotes }: CorpayRecording): readonly ReplayedState[] =>
  replayQuotes(quotes, reading, shown);
