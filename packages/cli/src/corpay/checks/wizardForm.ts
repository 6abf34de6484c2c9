import * as z from 'zod';
import { classifications } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { wizardSteps, type WizardStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import { eventForm } from '../../checking/eventForm.ts';
import { expectForm } from '../../checking/expectForm.ts';
import { templateForm } from './templateForm.ts';
import { valuesForm } from './valuesForm.ts';

/** A step of the wizard by its id. */
const stepForm = z.custom<WizardStep>(
  (id) => wizardSteps.some((known) => known.id === id),
  `is no step: ${wizardSteps.map(({ id }) => id).join(', ')}`,
);

const text = z.string().default('');
const bank = z.strictObject({
  primaryKey: text,
  institutionName: text,
  branchName: text,
  swiftBIC: text,
  address1: text,
  address2: text,
  city: text,
  region: text,
  postalCode: text,
});

/** What the rules of a beneficiary follow from. */
const query = z.strictObject({
  destinationCountry: z.string(),
  bankCountry: z.string(),
  bankCurrency: z.string(),
  classification: z.enum(classifications),
  paymentMethods: z.array(z.string()),
});

/** Rules that are received without a query are those of the record; without a template, the one that was given. */
const event = eventForm([
  z.strictObject({ type: z.enum(['FINISH_STEP', 'GO_BACK']) }),
  z.strictObject({ type: z.literal('GO_TO_STEP'), step: stepForm }),
  z.strictObject({ type: z.literal('field-written'), field: z.string(), value: z.string() }),
  z.strictObject({ type: z.literal('bank-chosen'), bank }),
  z.strictObject({
    type: z.literal('rules-received'),
    query: query.optional(),
    template: templateForm.optional(),
  }),
]);

export const wizardCheckForm = z.strictObject({
  partner: z.string().optional(),
  template: templateForm,
  values: valuesForm.prefault({}),
  mode: z.enum(['add', 'edit']).default('add'),
  events: z.array(event).nullish(),
  expect: expectForm({ step: stepForm.optional(), completed: z.array(stepForm).optional() }),
});

export type WizardCheckInput = z.infer<typeof wizardCheckForm>;
export type WizardCheckEvent = NonNullable<WizardCheckInput['events']>[number];
