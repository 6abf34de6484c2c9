import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import {
  ofxFieldsOfStep,
  type OfxFormField,
  type OfxFormStep,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { ofxFieldOfError } from '@fx-gateway/domain/ofx/beneficiaries/serverErrors.ts';

type Place = { readonly field: OfxFormField; readonly step: OfxFormStep };

/** The field that an error names, and the step it stands in; null where it cannot be told. */
export const findFieldAndStepOfError = (error: OfxFieldError, template: OfxBankTemplate): Place | null => {
  const first = ofxFieldsOfStep('beneDetails', template);
  const field = ofxFieldOfError(error, [...first, ...ofxFieldsOfStep('bankDetails', template)]);
  return field === null ? null : { field, step: first.includes(field) ? 'beneDetails' : 'bankDetails' };
};

/** The key of the field that an error names; empty where it cannot be told. */
export const fieldKeyOfError = (error: OfxFieldError, template: OfxBankTemplate): string => {
  const place = findFieldAndStepOfError(error, template);
  return place === null ? '' : fieldKey(place.field.path);
};
