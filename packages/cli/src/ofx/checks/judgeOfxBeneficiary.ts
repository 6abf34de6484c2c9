import * as z from 'zod';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import { fieldsOfStep } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import type { Check } from '../../checking/check.ts';
import { readAs } from '../../checking/readAs.ts';
import { output } from '../../verbs/output.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { beneficiaryData } from '../beneficiaries/beneficiaryView.ts';
import { recordForm } from '../beneficiaries/recordForm.ts';
import { ofxTemplateForm } from './ofxTemplateForm.ts';
import { formSteps, reasonsIn } from './reasonsIn.ts';

export const ofxBeneficiaryCheckForm = z.strictObject({
  partner: z.string().optional(),
  template: ofxTemplateForm,
  record: recordForm(newOfxBeneficiary),
});

/** Runs `fxg check beneficiary` for OFX; in a file of its own, so that other checks load no pattern engine. */
export const judgeOfxBeneficiary: Check<'check beneficiary'>['judge'] = async (input) => {
  const given = await readAs(input, ofxBeneficiaryCheckForm);
  if (!given.ok) return given;
  const { record, template } = given.value;
  const reasons = formSteps.flatMap((step) =>
    reasonsIn(step, record, template).map((reason) => ({ step, ...reason })),
  );
  const required = formSteps
    .flatMap((step) => fieldsOfStep(step, template))
    .filter((field) => field.required)
    .map(({ path }) => path.join('.'));
  const holds = reasons.length === 0;
  const words = `${reasons.length} ${reasons.length === 1 ? 'field does' : 'fields do'} not hold.`;
  return output(
    { holds, reasons, required, sent: beneficiaryData(record) },
    null,
    holds ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', words),
  );
};
