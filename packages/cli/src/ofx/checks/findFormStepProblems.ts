import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import {
  ofxFieldsOfStep,
  findOfxFieldProblem,
  type OfxFormStep,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';

/** The steps that ask for something (OFX-BENE-19). */
export const formSteps: readonly OfxFormStep[] = ['beneDetails', 'bankDetails'];

/** What is wrong in a step, each with its field. */
export const findFormStepProblems = (step: OfxFormStep, record: OfxBeneficiary, template: OfxBankTemplate) =>
  ofxFieldsOfStep(step, template).flatMap((field) => {
    const message = findOfxFieldProblem(field, record);
    return message === null ? [] : [{ field: fieldKey(field.path), label: field.label, message }];
  });
