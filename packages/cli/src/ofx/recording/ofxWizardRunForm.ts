import * as z from 'zod';
import type { OfxFieldPath } from '@fx-gateway/domain/ofx/beneficiaries';
import type { RecordedOfxWizard } from '@fx-gateway/domain/ofx/beneficiaries/recording';
import { failureKinds } from '../../check/failureKinds.ts';
import { runForms, textForm } from '../../recording/formForms.ts';

const text = textForm;
const step = z.enum(['beneDetails', 'bankDetails']);
const none = z.literal('');

/** A failed call by its kind: what the partner said is not among its members. */
const failure = z.strictObject({
  kind: z.enum(failureKinds),
  path: none,
  status: z.number().nullable(),
  messages: z.tuple([]),
  code: z.null(),
  listed: z.literal(false),
  requestId: z.null(),
});

const address = z.strictObject({
  addressLine: text,
  citySuburb: text,
  stateProvince: text,
  postCode: text,
  country: text,
});

/** Who was paid is named by nothing. */
const beneficiary = z.strictObject({
  beneficiaryId: none,
  name: text,
  currency: text,
  classification: text,
  paymentReason: text,
  updatedDate: none,
  beneficiaryAddress: address,
  beneficiaryBankDetails: z.strictObject({ values: z.record(text, text), bankAddress: address }),
});

const fields = z.array(
  z.strictObject({
    propertyKey: text,
    name: text,
    required: z.boolean(),
    validationRegex: text.nullable(),
    maxLength: z.number().nullable(),
  }),
);

const errors = z.array(z.strictObject({ fieldName: text, message: none }));

const template = z.union([
  z.strictObject({ status: z.enum(['none', 'loading']) }),
  z.strictObject({ status: z.literal('loaded'), country: text, currency: text, fields }),
  z.strictObject({ status: z.literal('failed'), failure }),
]);

const validation = z.union([
  z.strictObject({ status: z.enum(['pending', 'valid']) }),
  z.strictObject({ status: z.literal('invalid'), errors, failure: failure.nullable() }),
]);

const saveEnd = z.enum(['saved', 'refused', 'unknown', 'changed-elsewhere']);

const state = z.strictObject({
  wizard: z.strictObject({
    step: z.enum([...step.options, 'confirm']),
    beneficiary,
    proposed: z.array(text),
    template,
    tried: z.array(step),
    validation: validation.nullable(),
    saving: z.boolean(),
    saveFailure: failure.nullable(),
  }),
  against: z.array(text),
  save: z.enum(['sending', ...saveEnd.options]).nullable(),
});

const path = z.custom<OfxFieldPath>(
  (given) => z.array(text).min(1).max(3).safeParse(given).success,
  'is no place in a beneficiary',
);

const event = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['step-finished', 'validation-wanted-again', 'save-began', 'save-stopped']),
  }),
  z.strictObject({ type: z.literal('typed'), path, value: text }),
  z.strictObject({ type: z.literal('field-seen'), path }),
  z.strictObject({ type: z.literal('template-received'), fields }),
  z.strictObject({ type: z.enum(['template-failed', 'validation-failed', 'save-failed']), failure }),
  z.strictObject({ type: z.literal('step-chosen'), step }),
  z.strictObject({ type: z.literal('validated'), errors }),
  z.strictObject({ type: z.literal('save-ended'), became: saveEnd }),
]);

/** What may stand in a recorded wizard (REC-7). */
export const ofxWizardRunForm: z.ZodType<RecordedOfxWizard> = z.strictObject(runForms(state, event));
