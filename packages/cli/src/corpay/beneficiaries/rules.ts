import { callWords, type RulesTemplate } from '@fx-gateway/domain/corpay';
import { failed } from '@fx-gateway/domain/result';
import { output } from '../../program/output.ts';
import type { Verb } from '../../program/verb.ts';
import type { Paint } from '../../terminal/paint.ts';
import { table } from '../../terminal/table.ts';
import { corpayCommandFailure } from '../corpayCommandFailure.ts';
import { openCorpay } from '../openCorpay.ts';

const mostChoices = 6;

const choices = (set: readonly { readonly id: string }[]): string => {
  const ids = set.slice(0, mostChoices).map(({ id }) => id);
  return set.length > mostChoices ? `${ids.join(', ')} and ${set.length - mostChoices} more` : ids.join(', ');
};

const view =
  ({ rules: asked, regulatoryRules }: RulesTemplate) =>
  (paint: Paint): string =>
    table(
      [{ heading: 'Field' }, { heading: 'Label' }, { heading: 'Required' }, { heading: 'Form' }],
      [
        ...asked.map(({ id, label, isRequired, valueSet, validationRules }) => [
          id,
          label,
          isRequired ? 'yes' : '',
          choices(valueSet) || validationRules.map(({ regEx }) => regEx).join('  '),
        ]),
        ...regulatoryRules.map(({ id, label, isRequired, valueSet, regEx }) => [
          `regulatory.${id}`,
          label,
          isRequired ? 'yes' : '',
          choices(valueSet) || regEx,
        ]),
      ],
      paint,
    );

export const rules: Verb = {
  usage: 'rules',
  summary: 'What the partner asks of a beneficiary in a country.',
  options: [
    { flags: '--country <code>', summary: 'where the money goes; AU when left out' },
    { flags: '--currency <code>', summary: 'what is paid; the currency of the country when left out' },
    { flags: '--bank-country <code>', summary: 'where the bank is; the same country when left out' },
    {
      flags: '--classification <kind>',
      summary: 'Individual when left out',
      choices: ['Individual', 'Business'],
    },
    {
      flags: '--method <codes>',
      summary: 'W is Wire, E is iACH; W when left out',
      choices: ['W', 'E', 'W,E'],
    },
  ],
  output: '{ "rules", "regulatoryRules", "accountRegions", "bankRegions" }',
  examples: ['rules --country GB', 'rules --country KR --classification Business --method W,E --json'],
  run: async (invocation) => {
    const { options } = invocation;
    const [{ checkBeneficiary, newBeneficiary, ownChoices, rulesQueryOf, writeField }, { tellProblems }] =
      await Promise.all([import('@fx-gateway/domain/corpay/beneficiaries'), import('./tellProblems.ts')]);
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
    const problems = checkBeneficiary(record, null).filter(
      ({ field }) =>
        (ownChoices.has(field) && !(field === 'bankCountry' && record.bankCountry === '')) ||
        field === 'paymentMethods',
    );
    if (problems.length > 0) return tellProblems(problems);
    const open = await openCorpay(invocation);
    if (!open.ok) return open;
    const template = await open.value.corpay.beneficiaries.rules(rulesQueryOf(record));
    return template.ok
      ? output(template.value, view(template.value))
      : failed(corpayCommandFailure(template.failure, callWords(template.failure)));
  },
};
