import * as z from 'zod';
import { classifications } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { wizardSteps, type WizardStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import { eventUnionSchema } from '../../checking/eventUnionSchema.ts';
import { makeExpectationSchema } from '../../checking/makeExpectationSchema.ts';
import { rulesTemplateInputSchema } from './rulesTemplateInputSchema.ts';
import { beneficiaryValuesSchema } from './beneficiaryValuesSchema.ts';

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
  nationalBankCode: text,
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
const event = eventUnionSchema([
  z.strictObject({ type: z.enum(['FINISH_STEP', 'GO_BACK']) }),
  z.strictObject({ type: z.literal('GO_TO_STEP'), step: stepForm }),
  z.strictObject({ type: z.literal('field-written'), field: z.string(), value: z.string() }),
  z.strictObject({ type: z.literal('bank-chosen'), bank }),
  z.strictObject({
    type: z.literal('rules-received'),
    query: query.optional(),
    template: rulesTemplateInputSchema.optional(),
  }),
]);

export const wizardCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  template: rulesTemplateInputSchema,
  values: beneficiaryValuesSchema.prefault({}),
  mode: z.enum(['add', 'edit']).default('add'),
  events: z.array(event).nullish(),
  expect: makeExpectationSchema({ step: stepForm.optional(), completed: z.array(stepForm).optional() }),
});

export type WizardCheckInput = z.infer<typeof wizardCheckInputSchema>;
export type WizardCheckInputEvent = NonNullable<WizardCheckInput['events']>[number];
