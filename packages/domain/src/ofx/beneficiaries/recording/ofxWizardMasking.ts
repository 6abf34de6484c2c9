import { callFailure, type CallFailure } from '../../../calls/index.ts';
import { createMasks } from '../../../masking/index.ts';
import type { OfxBankTemplate } from '../../api/ofxBankTemplate.ts';
import { ofxAddressFields, type OfxBeneficiary } from '../../api/ofxBeneficiary.ts';
import { fieldKey, readOfxField, writeOfxField, type OfxFieldPath } from '../ofxField.ts';
import { ofxFieldProblem } from '../ofxForm.ts';
import { allFieldsOf, keyOfError } from './ofxWizardRoom.ts';
import type { OfxWizardRun, OfxWizardRunEvent } from './ofxWizardRun.ts';

/** What the partner said about a failure stays out. */
const plainFailure = ({ kind, status }: CallFailure): CallFailure => callFailure(kind, '', { status });

/** Every place in which a text of a beneficiary stands. */
const pathsOf = ({ beneficiaryBankDetails: { values } }: OfxBeneficiary): readonly OfxFieldPath[] => [
  ['name'],
  ['currency'],
  ['classification'],
  ['paymentReason'],
  ...ofxAddressFields.map((part): OfxFieldPath => ['beneficiaryAddress', part]),
  ...Object.keys(values).map((key): OfxFieldPath => ['beneficiaryBankDetails', key]),
  ...ofxAddressFields.map((part): OfxFieldPath => ['beneficiaryBankDetails', 'bankAddress', part]),
];

/**
 * Masks one wizard. A text is masked so that every field of `templates` says the same of it; what is chosen from a list
 * stays as it is.
 */
export const ofxWizardMasking = (templates: readonly OfxBankTemplate[]) => {
  const masks = createMasks();
  const known = [[], ...templates].map(allFieldsOf);
  const fieldsAt = (key: string) =>
    known.flatMap((fields) => fields.find(({ path }) => fieldKey(path) === key) ?? []);

  const textOf = (path: OfxFieldPath, text: string, beneficiary: OfxBeneficiary): string => {
    const key = fieldKey(path);
    const fields = fieldsAt(key);
    if (fields.some(({ choices }) => choices?.some(({ value }) => value === text) === true)) return text;
    const verdict = (candidate: string): string => {
      const written = writeOfxField(beneficiary, path, candidate);
      return JSON.stringify(fields.map((field) => ofxFieldProblem(field, written)));
    };
    const judged = verdict(text);
    return masks.mask(key, text, (candidate) => verdict(candidate) === judged);
  };

  const beneficiaryOf = (beneficiary: OfxBeneficiary): OfxBeneficiary => ({
    ...pathsOf(beneficiary).reduce(
      (masked, path) =>
        writeOfxField(masked, path, textOf(path, readOfxField(beneficiary, path), beneficiary)),
      beneficiary,
    ),
    beneficiaryId: '',
    updatedDate: '',
  });

  const stateOf = (run: OfxWizardRun): OfxWizardRun => {
    const { template, validation, saveFailure, beneficiary } = run.wizard;
    const at: OfxFieldPath = ['beneficiaryAddress', 'country'];
    return {
      ...run,
      wizard: {
        ...run.wizard,
        beneficiary: beneficiaryOf(beneficiary),
        template:
          template.status === 'failed'
            ? { status: 'failed', failure: plainFailure(template.failure) }
            : template.status === 'loaded'
              ? { ...template, country: textOf(at, template.country, beneficiary) }
              : template,
        validation:
          validation?.status === 'invalid'
            ? {
                status: 'invalid',
                errors: validation.errors.map((error) => ({
                  fieldName: keyOfError(error, run),
                  message: '',
                })),
                failure: validation.failure === null ? null : plainFailure(validation.failure),
              }
            : validation,
        saveFailure: saveFailure === null ? null : plainFailure(saveFailure),
      },
    };
  };

  const eventOf = (event: OfxWizardRunEvent, met: OfxWizardRun): OfxWizardRunEvent => {
    switch (event.type) {
      case 'typed':
        return { ...event, value: textOf(event.path, event.value, met.wizard.beneficiary) };
      case 'template-failed':
      case 'validation-failed':
      case 'save-failed':
        return { type: event.type, failure: plainFailure(event.failure) };
      case 'validated':
        return {
          type: event.type,
          errors: event.errors.map((error) => ({ fieldName: keyOfError(error, met), message: '' })),
        };
      default:
        return event;
    }
  };

  return {
    state: stateOf,
    event: eventOf,
    skeleton: ({ wizard, against, save }: OfxWizardRun) => [
      wizard.step,
      wizard.proposed,
      wizard.tried,
      wizard.template.status,
      wizard.validation?.status,
      wizard.saving,
      wizard.saveFailure?.kind,
      against,
      save,
    ],
  };
};
