import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { fieldsWithFixedChoices } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { wizardFieldsOfStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardFieldsOfStep.ts';
import { wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts';
import type { FieldProblem } from '@fx-gateway/domain/corpay/beneficiaries/judging/fieldProblem.ts';
import { checkBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';

/** A user who cannot see the list is shown what it holds. */
export const addChoicesToProblems = (
  problems: readonly FieldProblem[],
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly FieldProblem[] => {
  const fields = wizardSteps.flatMap(({ id }) => wizardFieldsOfStep(id, record, template));
  return problems.map((problem) => {
    const field = fields.find(({ id }) => id === problem.field);
    if (field?.kind !== 'select') return problem;
    const ids = field.choices.map(({ id }) => id).join(', ');
    return { ...problem, message: `${problem.message} One of: ${ids}.` };
  });
};

/**
 * What is wrong with the fields that decide which rules a record has; the partner cannot be asked before. The bank
 * country of a payment to China may still be open.
 */
export const findProblemsBeforeRules = (record: Beneficiary): readonly FieldProblem[] => {
  const mayBeOpen = record.destinationCountry === 'CN' && record.bankCountry === '';
  const problems = checkBeneficiary(record, null).filter(
    ({ field }) =>
      field === 'paymentMethods' ||
      (fieldsWithFixedChoices.has(field) && !(mayBeOpen && field === 'bankCountry')),
  );
  return addChoicesToProblems(problems, record, null);
};
