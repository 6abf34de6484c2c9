import * as z from 'zod';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import { fieldKey, type OfxFieldPath } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { ofxFieldsOfStep } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import {
  canSaveOfx,
  reduceOfxWizard,
  makeInitialOfxWizard,
  type OfxWizard,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import { makeBankTemplateQuery } from '@fx-gateway/domain/ofx/beneficiaries/makeBankTemplateQuery.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { eventUnionSchema } from '../../checking/eventUnionSchema.ts';
import { makeExpectationSchema } from '../../checking/makeExpectationSchema.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { toOfxBeneficiaryJson } from '../beneficiaries/beneficiaryView.ts';
import { ofxRecordSchema } from '../beneficiaries/ofxRecordSchema.ts';
import { ofxBankTemplateSchema } from './ofxBankTemplateSchema.ts';
import { formSteps, findFormStepProblems } from './findFormStepProblems.ts';

const formStep = z.enum(['beneDetails', 'bankDetails']);
const fieldError = z.strictObject({ fieldName: z.string().default(''), message: z.string() });

/** A template that is received without fields is the one that was given. */
const wizardEvent = eventUnionSchema([
  z.strictObject({ type: z.literal('typed'), field: z.string(), value: z.string() }),
  z.strictObject({ type: z.enum(['step-finished', 'validation-wanted-again', 'save-began']) }),
  z.strictObject({ type: z.literal('template-received'), fields: ofxBankTemplateSchema.optional() }),
  z.strictObject({ type: z.literal('step-chosen'), step: formStep }),
  z.strictObject({ type: z.literal('validated'), errors: z.array(fieldError).default([]) }),
]);

export const ofxWizardCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  template: ofxBankTemplateSchema,
  record: ofxRecordSchema(newOfxBeneficiary).prefault({}),
  events: z.array(wizardEvent).nullish(),
  expect: makeExpectationSchema({
    step: z.enum([...formStep.options, 'confirm']).optional(),
    canSave: z.boolean().optional(),
  }),
});

type Given = z.infer<typeof ofxWizardCheckInputSchema>;
type Event = NonNullable<Given['events']>[number];

/** The field of this key; one that the template does not ask for is a bank detail of that name. */
const pathOf = (key: string, template: OfxBankTemplate): OfxFieldPath =>
  formSteps
    .flatMap((step) => ofxFieldsOfStep(step, template))
    .map(({ path }) => path)
    .find((path) => fieldKey(path) === key) ?? ['beneficiaryBankDetails', key];

const play = (wizard: OfxWizard, event: Event, template: OfxBankTemplate): OfxWizard => {
  switch (event.type) {
    case 'typed':
      return reduceOfxWizard(wizard, {
        type: 'typed',
        path: pathOf(event.field, template),
        value: event.value,
      });
    case 'template-received':
      return reduceOfxWizard(wizard, { type: 'template-received', fields: event.fields ?? template });
    default:
      return reduceOfxWizard(wizard, event);
  }
};

/** Without events every step is finished in turn, and partner and template have nothing against it. */
const throughout: readonly Event[] = [
  { type: 'step-finished' },
  { type: 'template-received' },
  { type: 'step-finished' },
  { type: 'validated', errors: [] },
];

const why = (wizard: OfxWizard, { expect, template }: Given): string | null => {
  if (expect == null) {
    const count = formSteps.flatMap((step) =>
      findFormStepProblems(step, wizard.beneficiary, template),
    ).length;
    return count === 0 ? null : `${count} ${count === 1 ? 'field does' : 'fields do'} not hold.`;
  }
  const { step = wizard.step, canSave = canSaveOfx(wizard) } = expect;
  const holds = step === wizard.step && canSave === canSaveOfx(wizard);
  return holds
    ? null
    : `The wizard is at ${wizard.step}, where it can${canSaveOfx(wizard) ? '' : 'not'} be saved.`;
};

/** Runs `fxg check wizard` for OFX (OFX-BENE-19 to OFX-BENE-23); in a file of its own, so that other checks load no pattern engine. */
export const runOfxWizardCheck: PartnerCheck<'check wizard'>['judge'] = async (input) => {
  const given = await readBySchema(input, ofxWizardCheckInputSchema);
  if (!given.ok) return given;
  const { record, template, events } = given.value;
  const wizard = (events ?? throughout).reduce(
    (reached, each) => play(reached, each, template),
    makeInitialOfxWizard(record),
  );
  const reason = why(wizard, given.value);
  const data = {
    step: wizard.step,
    steps: formSteps.map((id) => ({
      id,
      current: id === wizard.step,
      fields: ofxFieldsOfStep(id, template).map(({ path, ...field }) => ({ id: fieldKey(path), ...field })),
      reasons: findFormStepProblems(id, wizard.beneficiary, template),
    })),
    record: toOfxBeneficiaryJson(wizard.beneficiary),
    templateWanted: wizard.template.status === 'loading' ? makeBankTemplateQuery(wizard.beneficiary) : null,
    validation: wizard.validation,
    canSave: canSaveOfx(wizard),
    holds: reason === null,
  };
  return makeOutput(
    data,
    null,
    reason === null ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', reason),
  );
};
