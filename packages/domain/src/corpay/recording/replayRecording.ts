import { callFailure, type CallFailure, type CallFailureKind } from '../../calls/index.ts';
import type { Currency } from '../../geography/index.ts';
import { noMoney, readDecimal, type Money } from '../../money/index.ts';
import {
  initialLiveState,
  liveStep,
  renewalWords,
  secondsUntilRenewal,
  type EarlierInTheWay,
  type LiveEvent,
} from '../../quoting/index.ts';
import { failed, succeeded } from '../../result/index.ts';
import type { LockSide, Quote, QuoteRequest } from '../api/quote.ts';
import { paintedAmount, paintedChange } from '../quotes/answeredAmount.ts';
import type { CorpayLiveState } from '../quotes/corpayLiveQuote.ts';
import { corpayPolicy } from '../quotes/corpayPolicy.ts';
import { joinRequests } from '../quotes/joinRequests.ts';
import { draftTransition, requestOf, type QuoteDraft } from '../quotes/quoteDraft.ts';
import { cannotBookWords, whyCannotBook, type CannotBook } from '../quotes/whyCannotBook.ts';
import type {
  RecordedBooking,
  RecordedDraft,
  RecordedEvent,
  RecordedFailure,
  RecordedLive,
  RecordedMoney,
  RecordedQuote,
  RecordedRequest,
  Recording,
} from './recording.ts';

/** A booking and the amounts that stood there when it was sent. */
type ReplayedBooking = RecordedBooking & {
  readonly settlement: Money | null;
  readonly payment: Money | null;
};

/** What the person saw after one event. */
export type ReplayedState = {
  /** Milliseconds since the first event. */
  readonly after: number;
  readonly event: RecordedEvent['type'];
  /** The stand-in of the painted quote; null where none is painted. */
  readonly quote: string | null;
  readonly rate: number | null;
  readonly lock: LockSide;
  /** What stands in the two fields; null where nothing does. */
  readonly settlement: Money | null;
  readonly payment: Money | null;
  /** The countdown. */
  readonly secondsLeft: number | null;
  /** What the last renewal made of the amount that is not locked. */
  readonly renewal: string | null;
  readonly failure: CallFailureKind | null;
  /** Null while Book Deal is on. */
  readonly cannotBook: { readonly why: CannotBook; readonly words: string } | null;
  readonly booking: ReplayedBooking | null;
};

type Run = {
  readonly running: boolean;
  readonly draft: QuoteDraft;
  readonly live: CorpayLiveState;
  readonly inTheWay: EarlierInTheWay | null;
  readonly booking: ReplayedBooking | null;
};

const moneyIn = (amount: string, currency: Currency): Money =>
  readDecimal(amount, currency) ?? noMoney(currency);

const moneyOf = ({ amount, currency }: RecordedMoney): Money => moneyIn(amount, currency);

const quoteOf = (given: RecordedQuote): Quote => ({
  quoteId: given.quote,
  rate: given.rate,
  settlement: moneyOf(given.settlement),
  payment: moneyOf(given.payment),
  expiryRemaining: given.secondsLeft,
});

const draftOf = ({ beneficiaryChosen, ...draft }: RecordedDraft): QuoteDraft => {
  const curr = draft.paymentCurrency ?? '';
  const somebody = { clientIntegrationId: '', payee: '', curr, bankCountryISO: '', methods: [] };
  return { ...draft, beneficiary: beneficiaryChosen ? somebody : null };
};

const failureOf = ({ kind, status }: RecordedFailure): CallFailure =>
  callFailure(kind, '/deal/quote', { status });

const recordedRequest = ({ amount, ...asked }: RecordedRequest): QuoteRequest => ({
  ...asked,
  amount: moneyIn(amount, asked.lockSide === 'Payment' ? asked.paymentCurrency : asked.settlementCurrency),
});

const offerOf = (offer: RecordedLive['offer']): CorpayLiveState['offer'] =>
  offer === null ? null : { ...offer, request: recordedRequest(offer.request), quote: quoteOf(offer.quote) };

const liveOf = (given: RecordedLive): CorpayLiveState =>
  joinRequests({
    ...given,
    request: given.request === null ? null : recordedRequest(given.request),
    offer: offerOf(given.offer),
    renewed: offerOf(given.renewed),
    failure: given.failure === null ? null : failureOf(given.failure),
    asking:
      given.asking === null ? null : { ...given.asking, request: recordedRequest(given.asking.request) },
  });

/** The counterpart stands there as long as the quote that it came from. */
const showing = (run: Run, live: CorpayLiveState): Run => {
  const quote = live.offer?.quote ?? null;
  const draft =
    quote === (run.live.offer?.quote ?? null)
      ? run.draft
      : draftTransition(run.draft, { type: 'quoted', quote });
  return { ...run, draft, live };
};

const move = (run: Run, event: LiveEvent<QuoteRequest, Quote, CallFailure>, at: number): Run =>
  run.running ? showing(run, liveStep(corpayPolicy, run.live, event, at).state) : run;

const bookingOf = ({ live }: Run, booking: RecordedBooking): ReplayedBooking => {
  const quote = live.offer?.quote;
  return { ...booking, settlement: quote?.settlement ?? null, payment: quote?.payment ?? null };
};

const play = (run: Run, event: RecordedEvent): Run => {
  const { at } = event;
  switch (event.type) {
    case 'entered': {
      const draft = draftOf(event.draft);
      return move({ ...run, draft }, { type: 'edited', request: requestOf(draft) }, at);
    }
    case 'started':
      return { ...run, running: true };
    case 'stopped':
      return { ...showing(run, initialLiveState()), running: false };
    case 'answered':
    case 'polled': {
      const { ticket } = event;
      if ('failure' in event)
        return move(run, { type: event.type, ticket, answer: failed(failureOf(event.failure)) }, at);
      return 'quote' in event
        ? move(run, { type: 'answered', ticket, answer: succeeded(quoteOf(event.quote)) }, at)
        : move(run, { type: 'polled', ticket, answer: succeeded({ seconds: event.secondsLeft }) }, at);
    }
    case 'earlier-bookings':
      return { ...run, inTheWay: event.inTheWay };
    case 'booking-answered':
      return { ...run, booking: bookingOf(run, event.booking) };
    case 'booking-began':
      return move({ ...run, booking: null }, { type: event.type }, at);
    default:
      return move(run, { type: event.type }, at);
  }
};

const shown = ({ draft, live, inTheWay, booking }: Run, { at, type }: RecordedEvent, start: number) => {
  const amountAt = (side: LockSide): Money | null => {
    const currency = side === 'Payment' ? draft.paymentCurrency : draft.settlementCurrency;
    const text = paintedAmount(draft, live, side);
    return currency === null || text === '' ? null : readDecimal(text, currency);
  };
  const { offer, renewed } = live;
  const side = offer?.request.lockSide === 'Payment' ? 'settlement' : 'payment';
  const why = whyCannotBook(draft, live, inTheWay);
  return {
    after: at - start,
    event: type,
    quote: offer?.quote.quoteId ?? null,
    rate: offer?.quote.rate ?? null,
    lock: draft.lockSide,
    settlement: amountAt('Settlement'),
    payment: amountAt('Payment'),
    secondsLeft: secondsUntilRenewal(corpayPolicy, live, at),
    renewal:
      offer === null || renewed === null || paintedChange(live) !== null
        ? null
        : renewalWords(renewed.quote[side], offer.quote[side]),
    failure: live.failure?.kind ?? null,
    cannotBook: why === null ? null : { why, words: cannotBookWords[why] },
    booking,
  };
};

/** Runs the pure transitions over the events and tells, one by one, what the person saw (REC-4). */
export const replayRecording = ({ from, events }: Recording): readonly ReplayedState[] => {
  const start = events[0]?.at ?? 0;
  let run: Run = {
    running: from.running,
    draft: draftOf(from.draft),
    live: liveOf(from.live),
    inTheWay: from.inTheWay,
    booking: null,
  };
  return events.map((event) => {
    run = play(run, event);
    return shown(run, event, start);
  });
};
