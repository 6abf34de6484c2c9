import { droppedZeroMessage, findDroppedZero } from '../../../accountNumbers/findDroppedZero.ts';
import { fieldMessages } from '../../../forms/fieldMessages.ts';
import { hasInvisibleCharacter } from '../../../forms/hasInvisibleCharacter.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { PatternRule, RulesTemplate } from '../../api/rulesTemplate.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { listAskedFields, type AskedFieldWithPatterns } from '../fields/listAskedFields.ts';
import { makeBeneficiaryToSend } from './makeBeneficiaryToSend.ts';
import type { FieldProblem } from './fieldProblem.ts';
import { maxLengthOfPattern } from '../fields/maxLengthOfPatterns.ts';
import { whyIachIsImpossible } from '../fields/paymentMethods.ts';
import { numberKind, whyBankNumberIsWrong } from '../reasons/whyBankNumberIsWrong.ts';
import { satisfiesPattern } from '../../../patterns/partnerPattern.ts';
import { wantsLatinLetters } from '../../../patterns/wantsLatinLetters.ts';
import { joinSentences } from '../../../words/joinSentences.ts';
import { wizardSteps, type WizardStep } from '../fields/wizardSteps.ts';

/** The partner's own reason; one that is about letters does not say by itself which letters it knows. */
const patternMessage = ({ regEx, errorMessage }: PatternRule, value: string): string => {
  if (wantsLatinLetters(regEx, value))
    return joinSentences(errorMessage === '' ? fieldMessages.invalid : errorMessage, fieldMessages.latinOnly);
  if (errorMessage !== '') return errorMessage;
  const limit = maxLengthOfPattern(regEx);
  return limit === null ? fieldMessages.invalid : fieldMessages.maxLength(limit);
};

/** That money is foreign to the bank's country is for the partner to refuse. */
const methodsMessage = (value: string, record: Beneficiary): string | null =>
  value.split(',').includes('E') ? whyIachIsImpossible(record) : null;

/** The partner says how a routing number is written, and not how a digit of it gets lost. */
const isDroppedZero = (field: FieldId, value: string, record: Beneficiary): boolean =>
  numberKind(field, record) === 'aba' && findDroppedZero(value) !== null;

/** The first thing that is wrong with a value, or null: empty, against a pattern, not among the choices, not a number that checks. */
const messageFor = ({ field, patterns }: AskedFieldWithPatterns, record: Beneficiary): string | null => {
  const { value, kind, choices } = field;
  if (value === '') return field.required ? fieldMessages.required : null;
  if (kind === 'methods') return methodsMessage(value, record);
  const broken = patterns.find(({ regEx }) => !satisfiesPattern(regEx, value));
  if (broken !== undefined && isDroppedZero(field.id, value, record)) return droppedZeroMessage;
  if (broken !== undefined) return patternMessage(broken, value);
  if (hasInvisibleCharacter(value)) return fieldMessages.invalid;
  if (kind === 'select' && !choices.some(({ id }) => id === value)) return fieldMessages.invalid;
  return whyBankNumberIsWrong(field.id, value, record);
};

const asSent = (record: Beneficiary, template: RulesTemplate | null): Beneficiary =>
  template === null ? record : makeBeneficiaryToSend(record, template);

const problemsIn = (
  step: WizardStep,
  sent: Beneficiary,
  template: RulesTemplate | null,
): readonly FieldProblem[] =>
  listAskedFields(step, sent, template).flatMap((asked) => {
    const message = messageFor(asked, sent);
    return message === null ? [] : [{ field: asked.field.id, label: asked.field.label, message }];
  });

/** What is wrong on a step, at most one reason a field, judged as it would be sent (CP-WIZ-7, CP-WIZ-8, S-87). */
export const findWizardStepProblems = (
  step: WizardStep,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly FieldProblem[] => problemsIn(step, asSent(record, template), template);

/** Everything that is wrong with a record, in the order of the steps. */
export const checkBeneficiary = (
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly FieldProblem[] => {
  const sent = asSent(record, template);
  return wizardSteps.flatMap(({ id }) => problemsIn(id, sent, template));
};
