import * as z from 'zod';
import { wizardFieldsOfStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardFieldsOfStep.ts';
import { wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import { makeBeneficiaryToSend } from '@fx-gateway/domain/corpay/beneficiaries/judging/makeBeneficiaryToSend.ts';
import { findRecordContradictions } from '@fx-gateway/domain/corpay/beneficiaries/judging/findRecordContradictions.ts';
import { findWizardStepProblems } from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { rulesTemplateInputSchema } from './rulesTemplateInputSchema.ts';
import { makeBeneficiaryFromValues, beneficiaryValuesSchema } from './beneficiaryValuesSchema.ts';

export const beneficiaryCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  template: rulesTemplateInputSchema,
  record: beneficiaryValuesSchema,
});

/** Runs `fxg check beneficiary`; in a file of its own, so that other checks load no pattern engine. */
export const runCorpayBeneficiaryCheck: PartnerCheck<'check beneficiary'>['judge'] = async (input) => {
  const given = await readBySchema(input, beneficiaryCheckInputSchema);
  if (!given.ok) return given;
  const { template } = given.value;
  const record = makeBeneficiaryFromValues(given.value.record);
  const steps = wizardSteps.map(({ id }) => id);
  const reasons = steps.flatMap((step) =>
    findWizardStepProblems(step, record, template).map((problem) => ({ step, ...problem })),
  );
  const required = steps
    .flatMap((step) => wizardFieldsOfStep(step, record, template))
    .filter((field) => field.required)
    .map(({ id }) => id);
  const contradictions = findRecordContradictions(record, template).map(({ field, label, message }) => ({
    field,
    label,
    message,
  }));
  const holds = reasons.length === 0;
  const words = `${reasons.length} ${reasons.length === 1 ? 'field does' : 'fields do'} not hold.`;
  return makeOutput(
    { holds, reasons, contradictions, required, sent: makeBeneficiaryToSend(record, template) },
    null,
    holds ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', words),
  );
};
