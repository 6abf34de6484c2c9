import { dynamicFields, type OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import {
  ofxCallFailureMessage,
  ofxValidationFailureMessage,
} from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import {
  bankFields,
  beneficiaryFields,
  findOfxFieldProblems,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { ofxRecordToSend } from '@fx-gateway/domain/ofx/beneficiaries/normalizeOfxValue.ts';
import { makeBankTemplateQuery } from '@fx-gateway/domain/ofx/beneficiaries/makeBankTemplateQuery.ts';
import { dropUnaskedOfxBankDetails } from '@fx-gateway/domain/ofx/beneficiaries/dropUnaskedOfxBankDetails.ts';
import { validationHeading } from '@fx-gateway/domain/ofx/beneficiaries/serverErrors.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeLines } from '../../safe-text/safeText.ts';

/** A record that can be sent, with the template that asks for its bank details; or everything that is wrong with it. */
type JudgedRecord = {
  readonly problems: readonly OfxFieldError[];
  readonly record: OfxBeneficiary;
  readonly template: OfxBankTemplate;
};

/** Problems by field key as the partner names errors. */
export const problemsToFieldErrors = (problems: ReadonlyMap<string, string>): readonly OfxFieldError[] =>
  [...problems].map(([fieldName, message]) => ({ fieldName, message }));

/** Bank details that were given although no field asks for them: they would be lost. */
const unaskedIn = (
  { beneficiaryBankDetails: { values } }: OfxBeneficiary,
  template: OfxBankTemplate,
  stored: OfxBeneficiary | null,
): readonly OfxFieldError[] => {
  const asked = new Set(dynamicFields(template).map(({ propertyKey }) => propertyKey));
  return Object.entries(values)
    .filter(([key, value]) => !asked.has(key) && value !== stored?.beneficiaryBankDetails.values[key])
    .map(([key]) => ({
      fieldName: `beneficiaryBankDetails.${key}`,
      message: 'Nobody asks for this here.',
    }));
};

/** What is wrong with a record by the form's rules and its template, and then by the partner (OFX-BENE-25). */
export const validateOfxRecord = async (
  { beneficiaries }: Pick<Ofx, 'beneficiaries'>,
  record: OfxBeneficiary,
  stored: OfxBeneficiary | null = null,
): CommandResult<JudgedRecord> => {
  const own = problemsToFieldErrors(findOfxFieldProblems(beneficiaryFields, record));
  if (own.length > 0) return succeeded({ problems: own, record, template: [] });
  const { country, currency } = makeBankTemplateQuery(record);
  const asked = await beneficiaries.template(country, currency);
  if (!asked.ok) return failed(callCommandFailure(asked.failure, ofxCallFailureMessage(asked.failure)));
  const template = asked.value;
  const spelled = ofxRecordToSend([...beneficiaryFields, ...bankFields(template)], record);
  const sent = dropUnaskedOfxBankDetails(spelled, template, stored);
  const problems = [
    ...problemsToFieldErrors(findOfxFieldProblems(bankFields(template), record)),
    ...unaskedIn(spelled, template, stored),
  ];
  if (problems.length > 0) return succeeded({ problems, record, template });
  const judged = await beneficiaries.validate(sent);
  return judged.ok
    ? succeeded({ problems: judged.value, record: sent, template })
    : failed(callCommandFailure(judged.failure, ofxValidationFailureMessage(judged.failure)));
};

/** Everything that is wrong at once, each with its field; nothing was saved. The values are not repeated. */
export const toProblemsOutcome = (problems: readonly OfxFieldError[]): Outcome<'beneficiaries edit'> =>
  makeOutput(
    { problems },
    () => '',
    commandFailure(exitCodes.usage, 'invalid-beneficiary', `${validationHeading(problems.length)}.`, {
      hint: safeLines(problems.map(({ fieldName, message }) => `${fieldName}: ${message}`)),
    }),
  );
