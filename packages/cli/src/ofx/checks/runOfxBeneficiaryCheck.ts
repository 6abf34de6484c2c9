import * as z from 'zod';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import { ofxFieldsOfStep } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { toOfxBeneficiaryJson } from '../beneficiaries/beneficiaryView.ts';
import { ofxRecordSchema } from '../beneficiaries/ofxRecordSchema.ts';
import { ofxBankTemplateSchema } from './ofxBankTemplateSchema.ts';
import { formSteps, findFormStepProblems } from './findFormStepProblems.ts';

export const ofxBeneficiaryCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  template: ofxBankTemplateSchema,
  record: ofxRecordSchema(newOfxBeneficiary),
});

/** Runs `fxg check beneficiary` for OFX; in a file of its own, so that other checks load no pattern engine. */
export const runOfxBeneficiaryCheck: PartnerCheck<'check beneficiary'>['judge'] = async (input) => {
  const given = await readBySchema(input, ofxBeneficiaryCheckInputSchema);
  if (!given.ok) return given;
  const { record, template } = given.value;
  const reasons = formSteps.flatMap((step) =>
    findFormStepProblems(step, record, template).map((reason) => ({ step, ...reason })),
  );
  const required = formSteps
    .flatMap((step) => ofxFieldsOfStep(step, template))
    .filter((field) => field.required)
    .map(({ path }) => path.join('.'));
  const holds = reasons.length === 0;
  const words = `${reasons.length} ${reasons.length === 1 ? 'field does' : 'fields do'} not hold.`;
  return makeOutput(
    { holds, reasons, required, sent: toOfxBeneficiaryJson(record) },
    null,
    holds ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', words),
  );
};
