import * as z from 'zod';
import type { RecordedWizard } from '@fx-gateway/domain/corpay/beneficiaries';
import { failureKinds } from '../../check/failureKinds.ts';
import { runForms, textForm } from '../../recording/formForms.ts';
import { bankForm, classificationForm, queryForm, stepForm } from '../beneficiaries/wizardForms.ts';

const text = textForm;
const texts = z.array(text);
const place = z.number().int().min(0).max(99);
const failure = z.enum(failureKinds);
const saveEnd = z.enum(['saved', 'refused', 'unknown', 'not-kept', 'changed-elsewhere']);

/** Who was paid is named by nothing. */
const record = z.strictObject({
  clientIntegrationId: z.literal(''),
  templateIdentifier: text,
  destinationCountry: text,
  classification: classificationForm,
  bankCurrency: text,
  accountHolderCountry: text,
  accountHolderName: text,
  accountHolderRegion: text,
  accountHolderAddress1: text,
  accountHolderAddress2: text,
  accountHolderCity: text,
  accountHolderPostal: text,
  accountHolderPhoneNumber: text,
  accountHolderEmail: text,
  iban: text,
  swiftBicCode: text,
  bankName: text,
  bankCountry: text,
  bankRegion: text,
  bankCity: text,
  bankAddressLine1: text,
  bankAddressLine2: text,
  bankPostal: text,
  accountNumber: text,
  routingCode: text,
  localAccountNumber: text,
  localRoutingCode: text,
  paymentMethods: texts,
  preferredMethod: text,
  settlementMethods: text,
  methodOfDelivery: text,
  regulatory: z.array(z.strictObject({ key: text, value: text })),
});

const query = queryForm(text);

const choices = z.array(z.strictObject({ id: text, text }));
const regions = z.array(z.strictObject({ id: text, name: text }));

const template = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: text,
      label: text,
      isRequired: z.boolean(),
      validationRules: z.array(z.strictObject({ regEx: text, errorMessage: text })),
      defaultValue: text,
      valueSet: choices,
    }),
  ),
  regulatoryRules: z.array(
    z.strictObject({
      id: text,
      label: text,
      isRequired: z.boolean(),
      regEx: text,
      errorMessage: text,
      valueSet: choices,
    }),
  ),
  accountRegions: regions,
  bankRegions: regions,
});

const state = z.strictObject({
  wizard: z.strictObject({
    mode: z.enum(['add', 'edit']),
    step: stepForm,
    completed: z.array(stepForm),
    record,
    original: record,
    untouched: record,
    emptied: texts,
    proposed: texts,
    confirmed: texts,
    template: place.nullable(),
    templateFor: query.nullable(),
  }),
  attempt: z.number().int().min(0),
  left: texts,
  rulesFailure: failure.nullable(),
  waiting: z.boolean(),
  save: z.enum(['sending', ...saveEnd.options]).nullable(),
});

/** Which one of a list was chosen is not written. */
const bank = bankForm(text, z.literal(''));

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['FINISH_STEP', 'GO_BACK', 'rules-awaited', 'save-began']) }),
  z.strictObject({ type: z.literal('GO_TO_STEP'), step: stepForm }),
  z.strictObject({ type: z.literal('field-written'), field: text, value: text }),
  z.strictObject({ type: z.enum(['bank-chosen', 'bank-proposed']), bank }),
  z.strictObject({ type: z.enum(['field-seen', 'field-left']), field: text }),
  z.strictObject({ type: z.literal('contradictions-confirmed'), confirmed: z.boolean() }),
  z.strictObject({ type: z.literal('rules-received'), query, template: place }),
  z.strictObject({ type: z.literal('rules-failed'), kind: failure }),
  z.strictObject({ type: z.literal('save-ended'), became: saveEnd }),
]);

/** What may stand in a recorded wizard (REC-7). */
export const wizardRunForm: z.ZodType<RecordedWizard> = z.strictObject({
  templates: z.array(template).max(100),
  ...runForms(state, event),
});
