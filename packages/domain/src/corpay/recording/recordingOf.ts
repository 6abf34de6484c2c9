import type { CallFailure } from '../../calls/index.ts';
import { readDecimal, toDecimal, type Money } from '../../money/index.ts';
import type { BookingOutcome } from '../booking/bookDeal.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';
import type { CorpayLiveState } from '../quotes/corpayLiveQuote.ts';
import { checkQuoteAmount, type QuoteDraft } from '../quotes/quoteDraft.ts';
import type { Note, NotedEvent, NotedState } from './quoteRecorder.ts';
import {
  recordingVersion,
  type RecordedBooking,
  type RecordedDraft,
  type RecordedEvent,
  type RecordedFailure,
  type RecordedLive,
  type RecordedMoney,
  type RecordedQuote,
  type RecordedRequest,
  type Recording,
} from './recording.ts';

/** The same id has the same stand-in all over one recording, in the order of appearance. */
const createStandIns = (kind: string) => {
  const known = new Map<string, string>();
  return (id: string): string => {
    const standIn = known.get(id) ?? `${kind}-${known.size + 1}`;
    known.set(id, standIn);
    return standIn;
  };
};

const moneyOf = (money: Money): RecordedMoney => ({ amount: toDecimal(money), currency: money.currency });

const requestOf = ({ amount, ...asked }: QuoteRequest): RecordedRequest => ({
  settlementCurrency: asked.settlementCurrency,
  paymentCurrency: asked.paymentCurrency,
  lockSide: asked.lockSide,
  amount: toDecimal(amount),
});

const failureOf = ({ kind, status }: CallFailure): RecordedFailure => ({ kind, status });

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

/** Writes what was noted with the members that a recording has, and no others. */
const createWriter = () => {
  const quoteName = createStandIns('quote');
  const orderName = createStandIns('order');
  const quoteOf = (quote: Quote): RecordedQuote => ({
    quote: quoteName(quote.quoteId),
    rate: quote.rate,
    settlement: moneyOf(quote.settlement),
    payment: moneyOf(quote.payment),
    secondsLeft: quote.expiryRemaining,
  });
  const offerOf = (offer: CorpayLiveState['offer']): RecordedLive['offer'] =>
    offer === null
      ? null
      : { request: requestOf(offer.request), quote: quoteOf(offer.quote), expiresAt: offer.expiresAt };
  const liveOf = ({ request, offer, renewed, failure, asking, ...live }: CorpayLiveState): RecordedLive => ({
    ...live,
    request: request === null ? null : requestOf(request),
    renewed: offerOf(renewed),
    offer: offerOf(offer),
    failure: failure === null ? null : failureOf(failure),
    asking: asking === null ? null : { ...asking, request: requestOf(asking.request) },
  });
  const bookingOf = (outcome: BookingOutcome): RecordedBooking => {
    if (outcome.kind === 'booked') return { became: 'booked', order: orderName(outcome.orderNumber) };
    if (outcome.kind === 'refused') return { became: 'refused', failure: failureOf(outcome.failure) };
    return { became: outcome.kind };
  };
  const eventOf = (at: number, event: NotedEvent): RecordedEvent => {
    switch (event.type) {
      case 'entered':
        return { at, type: event.type, draft: draftOf(event.draft) };
      case 'answered':
      case 'polled': {
        const { type, ticket, answer } = event;
        if (!answer.ok) return { at, type, ticket, failure: failureOf(answer.failure) };
        if (event.type === 'answered' && event.answer.ok)
          return { at, type: event.type, ticket, quote: quoteOf(event.answer.value) };
        const { value } = answer;
        return { at, type: 'polled', ticket, secondsLeft: 'seconds' in value ? value.seconds : null };
      }
      case 'earlier-bookings':
        return { at, type: event.type, inTheWay: event.inTheWay };
      case 'booking-answered':
        return { at, type: event.type, booking: bookingOf(event.outcome) };
      default:
        return { at, type: event.type };
    }
  };
  const fromOf = ({ running, draft, live, inTheWay }: NotedState): Recording['from'] => ({
    running,
    draft: draftOf(draft),
    live: liveOf(live),
    inTheWay,
  });
  return { eventOf, fromOf };
};

/** The recording of what was noted; null where nothing was (REC-1, REC-2). */
export const recordingOf = (
  notes: readonly Note[],
  { product, client, savedAt }: Pick<Recording, 'product' | 'client' | 'savedAt'>,
): Recording | null => {
  const [first] = notes;
  if (first === undefined) return null;
  const { eventOf, fromOf } = createWriter();
  return {
    format: 'fx-gateway-recording',
    version: recordingVersion,
    product,
    client,
    partner: 'corpay',
    savedAt,
    from: fromOf(first.before),
    events: notes.map(({ at, event }) => eventOf(at, event)),
  };
};
