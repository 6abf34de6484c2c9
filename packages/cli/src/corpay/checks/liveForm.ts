import * as z from 'zod';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { CorpayLiveState } from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import { joinRequests } from '@fx-gateway/domain/corpay/quotes/joinRequests.ts';
import { moneyData } from '../../amounts/amountData.ts';
import { moneyForm } from '../../amounts/moneyForm.ts';
import { requestData, requestForm } from '../quotes/requestForm.ts';
import { failureForm } from './failureForm.ts';

export const quoteForm = z.strictObject({
  quoteId: z.string(),
  rate: z.number().default(1),
  settlement: moneyForm,
  payment: moneyForm,
  expiryRemaining: z.number().nullable().default(null),
});

const offer = z.strictObject({ request: requestForm, quote: quoteForm, expiresAt: z.number().nullable() });

/** The state of a live quote. */
export const liveForm = z
  .strictObject({
    status: z.enum(['unitialized', 'loading', 'success', 'error']),
    stale: z.boolean(),
    request: requestForm.nullable(),
    offer: offer.nullable(),
    renewed: offer.nullable().default(null),
    failure: failureForm.nullable().default(null),
    dueAt: z.number().nullable().default(null),
    pollAt: z.number().nullable().default(null),
    restsUntil: z.number().nullable().default(null),
    asking: z
      .strictObject({ ticket: z.number(), request: requestForm, sentAt: z.number() })
      .nullable()
      .default(null),
    polling: z.strictObject({ ticket: z.number(), sentAt: z.number() }).nullable().default(null),
    nextTicket: z.number().default(1),
    byItself: z.boolean().default(false),
    askedAt: z.number().nullable().default(null),
    lookedAt: z.number().nullable().default(null),
    misses: z.number().default(0),
    unanswered: z.number().default(0),
    overdueAt: z.number().nullable().default(null),
    offline: z.boolean().default(false),
    wentOfflineAt: z.number().nullable().default(null),
    held: z
      .strictObject({ press: z.boolean(), booking: z.boolean(), hidden: z.boolean() })
      .default({ press: false, booking: false, hidden: false }),
  })
  .transform(joinRequests);

const quoteText = (given: Quote) => ({
  ...given,
  settlement: moneyData(given.settlement),
  payment: moneyData(given.payment),
});

const offerText = (given: CorpayLiveState['offer']) =>
  given === null ? null : { ...given, request: requestData(given.request), quote: quoteText(given.quote) };

/** The state as JSON; the next check takes it as it is. */
export const liveData = (state: CorpayLiveState) => ({
  ...state,
  request: state.request === null ? null : requestData(state.request),
  offer: offerText(state.offer),
  renewed: offerText(state.renewed),
  asking: state.asking === null ? null : { ...state.asking, request: requestData(state.asking.request) },
});
