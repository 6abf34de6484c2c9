import { money } from '@fx-gateway/domain/money';
import {
  draftTransition,
  emptyDraft,
  type BookingOutcome,
  type CorpayLiveState,
  type CorpayNotedEvent,
  type Quote,
  type QuoteDraft,
  type QuoteRequest,
} from '@fx-gateway/domain/corpay';
import {
  newBeneficiary,
  openWizard,
  recordWizard,
  rulesQueryOf,
  type WizardRecorder,
  type WizardRunEvent,
} from '@fx-gateway/domain/corpay/beneficiaries';
import { recordingOf, type Recording } from '@fx-gateway/domain/corpay/recording';
import { createQuoteRecorder, createRecorder } from '@fx-gateway/domain/recorder';
import { initialLiveState } from '@fx-gateway/domain/quoting';
import { succeeded } from '@fx-gateway/domain/result';

const beneficiary = {
  clientIntegrationId: 'payee-1',
  payee: 'Thalassa',
  curr: 'EUR',
  bankCountryISO: 'GR',
  methods: [],
};
const chosen = draftTransition(emptyDraft, { type: 'beneficiary-chosen', beneficiary });
const draft = draftTransition(chosen, { type: 'amount-typed', side: 'Payment', text: '90' });

const quote = (cents: bigint) => ({
  quoteId: `secret-${cents}`,
  rate: 0.9,
  settlement: money(cents, 'USD'),
  payment: money(9_000n, 'EUR'),
  expiryRemaining: 10,
});

const events: readonly (readonly [at: number, event: CorpayNotedEvent])[] = [
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

const typed = newBeneficiary('payee-1');

const rules = {
  rules: [],
  regulatoryRules: [],
  accountRegions: [],
  bankRegions: [],
};

/** A wizard whose first step cannot be left, and then can. */
const sampleWizard = (): WizardRecorder => {
  const of = { write: recordWizard };
  const recorder: WizardRecorder = createRecorder({ elapsed: () => 0 });
  const wizard = { ...openWizard('add', typed), template: rules, templateFor: rulesQueryOf(typed) };
  const run = { wizard, attempt: 0, left: [], rulesFailure: null, waiting: false, save: null };
  const noted: readonly WizardRunEvent[] = [
    { type: 'FINISH_STEP' },
    { type: 'FINISH_STEP' },
    { type: 'field-written', field: 'accountHolderPostal', value: '104 31' },
    { type: 'FINISH_STEP' },
  ];
  noted.forEach((event, second) => recorder.note(event, { run, of }, second * 1_000));
  return recorder;
};

/** A quote that is asked for, renewed for the worse, and booked. */
export const sampleRecording = (): Recording => {
  const recorder = createQuoteRecorder<QuoteDraft, QuoteRequest, Quote, BookingOutcome>({ elapsed: () => 0 });
  const live: CorpayLiveState = initialLiveState();
  const before = { running: false, draft: emptyDraft, live };
  for (const [at, event] of events) recorder.note(event, before, at);
  const product = { version: '0.1.0', commit: 'unknown' };
  const saved = { product, client: 'web', savedAt: '2026-11-23T10:00:00.000Z' } as const;
  const made = recordingOf(recorder.notes(), saved, sampleWizard().notes());
  if (made === null) throw new Error('Nothing was noted.');
  return made;
};
