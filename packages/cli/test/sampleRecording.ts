import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { BookingOutcome } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import type { CorpayLiveState } from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import {
  reduceQuoteDraft,
  emptyDraft,
  type QuoteDraft,
} from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import type { CorpayRecorderEvent } from '@fx-gateway/domain/corpay/recording/corpayRecorder.ts';
import type { CorpayRecording } from '@fx-gateway/domain/corpay/recording/recording.ts';
import { makeCorpayRecording } from '@fx-gateway/domain/corpay/recording/makeCorpayRecording.ts';
import { createCallRecorder } from '@fx-gateway/domain/recorder/callRecorder.ts';
import {
  createFormRecorder,
  type FormRecorderEntry,
  type RecordedForm,
} from '@fx-gateway/domain/recorder/formRecorder.ts';
import { toRecordedField } from '@fx-gateway/domain/recorder/toRecordedField.ts';
import { createQuoteRecorder } from '@fx-gateway/domain/recorder/quoteRecorder.ts';
import { initialLiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';

const beneficiary = {
  clientIntegrationId: 'payee-1',
  payee: 'Thalassa',
  curr: 'EUR',
  bankCountryISO: 'GR',
  methods: [],
};
const chosen = reduceQuoteDraft(emptyDraft, { type: 'beneficiary-chosen', beneficiary });
const draft = reduceQuoteDraft(chosen, { type: 'amount-typed', side: 'Payment', text: '90' });

const quote = (cents: bigint) => ({
  quoteId: `secret-${cents}`,
  rate: 0.9,
  settlement: makeMoney(cents, 'USD'),
  payment: makeMoney(9_000n, 'EUR'),
  expiryRemaining: 10,
});

const events: readonly (readonly [at: number, event: CorpayRecorderEvent])[] = [
  [0, { type: 'started' }],
  [0, { type: 'entered', draft }],
  [500, { type: 'time-passed' }],
  [600, { type: 'answered', ticket: 1, answer: succeeded(quote(10_000n)) }],
  [5_600, { type: 'time-passed' }],
  [5_700, { type: 'polled', ticket: 2, answer: succeeded({ seconds: 5 }) }],
  [5_900, { type: 'answered', ticket: 3, answer: succeeded(quote(10_150n)) }],
  [6_900, { type: 'time-passed' }],
  [7_000, { type: 'booking-began' }],
  [7_200, { type: 'booking-answered', outcome: { kind: 'booked', orderNumber: '20418166' } }],
  [7_200, { type: 'booking-ended' }],
];

const began = Date.UTC(2026, 10, 23, 9, 59, 30);

const clockAt = (elapsed: () => number) => ({ elapsed, now: () => began + elapsed() });

const postal = (value: string, said: string | null) => [
  toRecordedField('accountHolderPostal', value, { said, fits: said === null }),
];

/** A wizard whose first step cannot be left, and then can. */
const sampleWizards = (): readonly RecordedForm[] => {
  let now = 0;
  const recorder = createFormRecorder(clockAt(() => now));
  const note = recorder.begin();
  const inStep = { field: null, step: 'beneficiary-address', cannotSave: 'problems', save: null };
  const notes: readonly FormRecorderEntry[] = [
    { ...inStep, event: 'FINISH_STEP', fields: postal('', null) },
    { ...inStep, event: 'FINISH_STEP', fields: postal('', 'Required field.') },
    { ...inStep, event: 'field-written', field: 'accountHolderPostal', fields: postal('104 31', null) },
    { ...inStep, event: 'FINISH_STEP', step: 'bank-address', fields: [] },
  ];
  for (const each of notes) {
    note(each);
    now += 1_000;
  }
  return recorder.forms();
};

/** A booking whose first answer was lost. */
const sampleCalls = () => {
  const { note, calls } = createCallRecorder(clockAt(() => 0));
  const booking = { call: 'POST /deal/book', key: 'secret-key' };
  note({ ...booking, status: null, requestId: null });
  note({ ...booking, status: 200, requestId: 'request-1' });
  return calls();
};

/** A quote that is asked for, renewed for the worse, and booked. */
export const sampleRecording = (): CorpayRecording => {
  let now = 0;
  const recorder = createQuoteRecorder<QuoteDraft, QuoteRequest, Quote, BookingOutcome>(clockAt(() => now));
  const live: CorpayLiveState = initialLiveQuoteState();
  const before = { running: false, draft: emptyDraft, live };
  for (const [at, event] of events) {
    now = at;
    recorder.note(event, before);
  }
  const product = { version: '0.1.0', commit: 'unknown' };
  const saved = { product, client: 'web', savedAt: '2026-11-23T10:00:00.000Z' } as const;
  const made = makeCorpayRecording(recorder.notes(), saved, {
    wizards: sampleWizards(),
    calls: sampleCalls(),
  });
  if (made === null) throw new Error('Nothing was noted.');
  return made;
};
