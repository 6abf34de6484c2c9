import * as z from 'zod';
import { eventForm } from '../../check/eventForm.ts';
import { expectForm } from '../../check/expectForm.ts';
import { bankForm, queryForm, stepForm } from '../beneficiaries/wizardForms.ts';
import { templateForm } from './templateForm.ts';
import { valuesForm } from './valuesForm.ts';

const text = z.string().default('');
const bank = bankForm(text, text);

const query = queryForm(z.string());

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

export type WizardCheck = z.infer<typeof wizardCheckForm>;
export type WizardCheckEvent = NonNullable<WizardCheck['events']>[number];
