import * as z from 'zod';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import {
  callEndKinds,
  requestIdPattern,
  type RecordedCall,
} from '@fx-gateway/domain/recorder/callRecorder.ts';
import {
  formEvents,
  formSaveOutcomes,
  fieldVerdicts,
  type RecordedForm,
} from '@fx-gateway/domain/recorder/formRecorder.ts';
import type { EventTime } from '@fx-gateway/domain/recorder/recorder.ts';
import {
  recordedEventsWithoutPayload,
  type RecordedQuotes,
} from '@fx-gateway/domain/recording/recordedQuotes.ts';
import { recordingVersion, type Recording } from '@fx-gateway/domain/recording/recording.ts';
import { currencySchema } from '../amounts/moneySchema.ts';
import { callFailureKinds } from '../checking/callFailureKinds.ts';

const moment = z.number();
const count = z.number().int().min(0);
const status = count.max(999).nullable();

/** When something happened. */
const when = { at: moment, time: z.iso.datetime() };

/** A decimal string; nothing else may stand where an amount does. */
export const amountSchema = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'is no amount');

export const moneySchema = z
  .strictObject({ amount: amountSchema, currency: currencySchema })
  .refine((given) => readDecimal(given.amount, given.currency) !== null, 'is no amount of its currency');

/** `quote-1`, and so on. */
export const placeholderIdSchema = (kind: string) =>
  z.string().regex(new RegExp(String.raw`^${kind}-\d{1,4}$`), `is no stand-in such as ${kind}-1`);

const failure = z.strictObject({ kind: z.enum(callFailureKinds), status });

/** How every recording begins. */
const headForms = <P extends string>(partner: P) => ({
  format: z.literal('fx-gateway-recording'),
  version: z.literal(recordingVersion),
  product: z.strictObject({
    version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'is no version'),
    commit: z.string().regex(/^(?:[0-9a-f]{7,40}|unknown)$/, 'is no commit'),
  }),
  client: z.enum(['web', 'cli']),
  partner: z.literal(partner),
  savedAt: z.iso.datetime(),
});

/** The parts of a partner. */
type PartForms<D, R, Q> = {
  readonly draft: z.ZodType<D>;
  readonly request: z.ZodType<R>;
  readonly quote: z.ZodType<Q>;
  /** The stand-in of what a booking makes. */
  readonly made: z.ZodType<string>;
};

const liveForm = <R, Q>({ request, quote }: Pick<PartForms<unknown, R, Q>, 'request' | 'quote'>) => {
  const offer = z.strictObject({ request, quote, expiresAt: moment.nullable() });
  return z.strictObject({
    status: z.enum(['unitialized', 'loading', 'success', 'error']),
    stale: z.boolean(),
    request: request.nullable(),
    offer: offer.nullable(),
    renewed: offer.nullable(),
    failure: failure.nullable(),
    dueAt: moment.nullable(),
    pollAt: moment.nullable(),
    restsUntil: moment.nullable(),
    asking: z.strictObject({ ticket: count, request, sentAt: moment }).nullable(),
    polling: z.strictObject({ ticket: count, sentAt: moment }).nullable(),
    nextTicket: count,
    byItself: z.boolean(),
    askedAt: moment.nullable(),
    lookedAt: moment.nullable(),
    misses: count,
    unanswered: count,
    overdueAt: moment.nullable(),
    offline: z.boolean(),
    wentOfflineAt: moment.nullable(),
    held: z.strictObject({ press: z.boolean(), booking: z.boolean(), hidden: z.boolean() }),
  });
};

const inTheWay = z.enum(['journal-unread', 'earlier-booking-open', 'beside-earlier']).nullable();

const bookingForm = (made: z.ZodType<string>) =>
  z.discriminatedUnion('became', [
    z.strictObject({ became: z.literal('booked'), made }),
    z.strictObject({ became: z.literal('refused'), failure }),
    z.strictObject({
      became: z.enum([
        'unknown',
        'earlier-open',
        'same-booked',
        'details-unchecked',
        'details-unread',
        'not-kept',
      ]),
    }),
  ]);

/** Events in the order in which they happened. */
const eventsForm = <E extends EventTime>(event: z.ZodType<E>) =>
  z
    .array(event)
    .max(1_000)
    .superRefine((events, context) => {
      const back = events.findIndex((next, index) => next.at < (events[index - 1]?.at ?? next.at));
      if (back !== -1)
        context.addIssue({ code: 'custom', path: [back, 'at'], message: 'is before the event before it' });
    });

/** What may stand in a recording around quotes and bookings: amounts, currencies, rates, moments and kinds (REC-2). */
const quotesForm = <D, R, Q>(parts: PartForms<D, R, Q>): z.ZodType<RecordedQuotes<D, R, Q> | null> => {
  const { draft, quote, made } = parts;
  const ticket = count;
  const event = z.union([
    z.strictObject({ ...when, type: z.enum(recordedEventsWithoutPayload) }),
    z.strictObject({ ...when, type: z.enum(['entered', 'asked-otherwise']), draft }),
    z.strictObject({ ...when, type: z.literal('answered'), ticket, quote }),
    z.strictObject({ ...when, type: z.literal('polled'), ticket, secondsLeft: z.number().nullable() }),
    z.strictObject({ ...when, type: z.literal('polled'), ticket, stale: z.boolean() }),
    z.strictObject({ ...when, type: z.enum(['answered', 'polled']), ticket, failure }),
    z.strictObject({ ...when, type: z.literal('earlier-bookings'), inTheWay }),
    z.strictObject({ ...when, type: z.literal('booking-answered'), booking: bookingForm(made) }),
  ]);
  return z
    .strictObject({
      from: z.strictObject({ running: z.boolean(), draft, live: liveForm(parts), inTheWay }),
      events: eventsForm(event).min(1),
    })
    .nullable();
};

/** An id, a word of ours or a sentence of ours. */
const text = z.string().max(500);

/** What may stand in a recording of a wizard: how long a value is, and how it was judged (REC-7). */
const wizardForm: z.ZodType<RecordedForm> = eventsForm(
  z.strictObject({
    ...when,
    event: z.enum(formEvents),
    field: text.nullable(),
    step: text,
    fields: z.array(
      z.strictObject({
        field: text,
        length: count,
        verdict: z.enum(fieldVerdicts),
        message: text.nullable(),
      }),
    ),
    cannotSave: text.nullable(),
    save: z.enum(formSaveOutcomes).nullable(),
  }),
);

const callsForm: z.ZodType<readonly RecordedCall[]> = eventsForm(
  z.strictObject({
    ...when,
    call: z.string().regex(/^[A-Z]+ [a-zA-Z/{}-]{1,100}$/, 'is no call'),
    became: z.enum(callEndKinds),
    status,
    requestId: z.string().regex(requestIdPattern, 'is no id of a request').nullable(),
  }),
);

/** Every member that a recording of a partner may have (REC-2). */
export const makeRecordingSchema = <P extends string, D, R, Q>(
  partner: P,
  parts: PartForms<D, R, Q>,
): z.ZodType<Recording<P, D, R, Q>> =>
  z.strictObject({
    ...headForms(partner),
    quotes: quotesForm(parts),
    wizards: z.array(wizardForm).max(500),
    calls: callsForm,
  });
