import { classifications } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { formatFieldChoices } from '../../beneficiaries/formatFieldChoices.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { openCorpay } from '../scope/openCorpay.ts';

/** What a typed value must look like, in the words of the partner. */
const looks = ({ id }: WizardField, { rules: asked, regulatoryRules }: RulesTemplate): string => {
  const patterns = asked.find((rule) => rule.id === id)?.validationRules ?? [];
  const regulatory = regulatoryRules.find((rule) => `regulatory.${rule.id}` === id);
  return [...patterns, ...(regulatory === undefined ? [] : [regulatory])]
    .map(({ regEx, errorMessage }) => errorMessage || regEx)
    .join(' ');
};

const view =
  (fields: readonly WizardField[], template: RulesTemplate) =>
  (paint: ViewStyle): string =>
    formatTable(
      [{ heading: 'Field' }, { heading: 'Label' }, { heading: 'Required' }, { heading: 'Form' }],
      fields.map((field) => [
        field.id,
        field.label,
        field.required ? 'yes' : '',
        formatFieldChoices(field.choices.map(({ id }) => id)) || looks(field, template),
      ]),
      paint,
    );

export const corpayBeneficiaryRulesVerb: PartnerVerb<'beneficiaries rules'> = {
  usage: 'rules',
  summary: 'What the partner asks of a beneficiary in a country.',
  options: [
    { flags: '--country <code>', summary: 'where the money goes; AU when left out' },
    { flags: '--currency <code>', summary: 'what is paid; the currency of the country when left out' },
    { flags: '--bank-country <code>', summary: 'where the bank is; the same country when left out' },
    {
      flags: '--classification <kind>',
      summary: 'Individual when left out',
      choices: classifications,
    },
    {
      flags: '--method <codes>',
      summary: 'W is Wire, E is iACH; W when left out',
      choices: ['W', 'E', 'W,E'],
    },
  ],
  notes: ['… stands for "rules", "regulatoryRules", "accountRegions" and "bankRegions".'],
  examples: ['rules --country GB', 'rules --country KR --classification Business --method W,E --json'],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const [
      { wizardFieldsOfStep: fieldsOf },
      { newBeneficiary },
      { rulesQueryOf },
      { wizardSteps },
      { writeField },
      before,
      { toProblemsOutcome: problemsOutcome },
    ] = await Promise.all([
      import('@fx-gateway/domain/corpay/beneficiaries/fields/wizardFieldsOfStep.ts'),
      import('@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts'),
      import('@fx-gateway/domain/corpay/beneficiaries/fields/rulesQuery.ts'),
      import('@fx-gateway/domain/corpay/beneficiaries/fields/wizardSteps.ts'),
      import('@fx-gateway/domain/corpay/beneficiaries/fields/writeField.ts'),
      import('./findProblemsBeforeRules.ts'),
      import('./toProblemsOutcome.ts'),
    ]);
    const asked = [
      ['destinationCountry', options.text('country')],
      ['bankCurrency', options.text('currency')],
      ['bankCountry', options.text('bankCountry')],
      ['classification', options.text('classification')],
      ['paymentMethods', options.text('method')],
    ] as const;
    const record = asked.reduce(
      (kept, [field, value]) =>
        value === null
          ? kept
          : writeField(kept, field, field === 'classification' ? value : value.toUpperCase()),
      newBeneficiary(''),
    );
    const problems = before.findProblemsBeforeRules(record);
    const told = problems.map((problem) =>
      problem.field === 'destinationCountry'
        ? {
            ...problem,
            message: problem.message.replace(
              fieldMessages.invalid,
              `${record.destinationCountry} is not served.`,
            ),
          }
        : problem,
    );
    if (told.length > 0) return problemsOutcome(told);
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const template = await open.value.corpay.beneficiaries.rules(rulesQueryOf(record));
    if (!template.ok)
      return failed(callCommandFailure(template.failure, callFailureMessage(template.failure)));
    const fields = wizardSteps.flatMap(({ id }) => fieldsOf(id, record, template.value));
    return makeOutput(template.value, view(fields, template.value));
  },
};
