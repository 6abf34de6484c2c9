import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { restoreRequestIdentity } from '@fx-gateway/domain/quoting/restoreRequestIdentity.ts';
import type { LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import * as z from 'zod';
import { callFailureSchema } from './callFailureSchema.ts';

/** How a partner's requests and quotes are written as JSON and read again; `path` is of the call that asks for a quote. */
export type LiveQuoteSchemas<R, Q> = {
  readonly path: string;
  readonly request: z.ZodType<R>;
  readonly quote: z.ZodType<Q>;
  requestData(request: R): object;
  quoteData(quote: Q): object;
};

type Live<R, Q> = LiveQuoteState<R, Q, CallFailure>;

const moment = z.number().nullable().default(null);

/** The state of a live quote. */
export const liveQuoteSchema = <R, Q>({
  path,
  request,
  quote,
  requestData,
}: LiveQuoteSchemas<R, Q>): z.ZodType<Live<R, Q>> => {
  const offer = z.strictObject({ request, quote, expiresAt: z.number().nullable() });
  return z
    .strictObject({
      status: z.enum(['unitialized', 'loading', 'success', 'error']),
      stale: z.boolean(),
      request: request.nullable(),
      offer: offer.nullable(),
      renewed: offer.nullable().default(null),
      failure: callFailureSchema(path).nullable().default(null),
      dueAt: moment,
      pollAt: moment,
      restsUntil: moment,
      asking: z.strictObject({ ticket: z.number(), request, sentAt: z.number() }).nullable().default(null),
      polling: z.strictObject({ ticket: z.number(), sentAt: z.number() }).nullable().default(null),
      nextTicket: z.number().default(1),
      byItself: z.boolean().default(false),
      askedAt: moment,
      lookedAt: moment,
      misses: z.number().default(0),
      unanswered: z.number().default(0),
      overdueAt: moment,
      offline: z.boolean().default(false),
      wentOfflineAt: moment,
      held: z
        .strictObject({ press: z.boolean(), booking: z.boolean(), hidden: z.boolean() })
        .default({ press: false, booking: false, hidden: false }),
    })
    .transform((live) =>
      restoreRequestIdentity<R, Q, CallFailure>(live, (asked) => JSON.stringify(requestData(asked))),
    );
};

/** The state as JSON; the next check takes it as it is. */
export const toLiveQuoteJson = <R, Q>(
  { requestData, quoteData }: LiveQuoteSchemas<R, Q>,
  live: Live<R, Q>,
) => {
  const offerData = (offer: Live<R, Q>['offer']) =>
    offer === null ? null : { ...offer, request: requestData(offer.request), quote: quoteData(offer.quote) };
  return {
    ...live,
    request: live.request === null ? null : requestData(live.request),
    offer: offerData(live.offer),
    renewed: offerData(live.renewed),
    asking: live.asking === null ? null : { ...live.asking, request: requestData(live.asking.request) },
  };
};
