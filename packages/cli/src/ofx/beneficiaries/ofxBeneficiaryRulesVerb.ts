import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { makeBankTemplateQuery } from '@fx-gateway/domain/ofx/beneficiaries/makeBankTemplateQuery.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { formatFieldChoices } from '../../beneficiaries/formatFieldChoices.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import type { Options } from '../../verbs/options.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';

/** What a typed value must look like; a pattern stands as the partner wrote it. */
const looks = ({ choices, maxLength, pattern }: OfxFormField): string =>
  [
    formatFieldChoices((choices ?? []).map(({ value }) => value)),
    maxLength === null ? '' : `at most ${maxLength}`,
    pattern ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const view =
  (fields: readonly OfxFormField[]) =>
  (paint: ViewStyle): string =>
    formatTable(
      [{ heading: 'Field' }, { heading: 'Label' }, { heading: 'Required' }, { heading: 'Form' }],
      fields.map((field) => [field.path.join('.'), field.label, field.required ? 'yes' : '', looks(field)]),
      paint,
    );

/** A new beneficiary who is paid there; what the call leaves out is proposed as for a new one (OFX-BENE-14). */
const paidThere = async (options: Options): Promise<OfxBeneficiary> => {
  const { newOfxBeneficiary, ofxCountries } =
    await import('@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts');
  const said = (name: string): string | null => options.text(name)?.trim().toUpperCase() ?? null;
  const { beneficiaryAddress, beneficiaryBankDetails } = newOfxBeneficiary;
  const country = said('country') ?? beneficiaryAddress.country;
  const own = ofxCountries.find(({ countryISO }) => countryISO === country)?.countryCurrency;
  const { bankAddress } = beneficiaryBankDetails;
  return {
    ...newOfxBeneficiary,
    currency: said('currency') ?? own ?? newOfxBeneficiary.currency,
    beneficiaryAddress: { ...beneficiaryAddress, country },
    beneficiaryBankDetails: {
      ...beneficiaryBankDetails,
      bankAddress: { ...bankAddress, country: said('bankCountry') ?? '' },
    },
  };
};

const oneTemplate = 'OFX asks the same of everybody who is paid in a country and a currency.';

/** `fxg beneficiaries rules` for a customer of OFX (OFX-BANK-1, OFX-BANK-4). */
export const ofxBeneficiaryRulesVerb: PartnerVerb<'beneficiaries rules'> = {
  usage: 'rules',
  summary: 'What the partner asks of a beneficiary in a country.',
  options: [
    { flags: '--country <code>', summary: 'where the beneficiary is; US when left out' },
    { flags: '--currency <code>', summary: 'what is paid; the currency of the country when left out' },
    { flags: '--bank-country <code>', summary: 'where the bank is; the same country when left out' },
  ],
  lacks: { '--classification': oneTemplate, '--method': oneTemplate },
  notes: [
    '… stands for "fields", which a check of a beneficiary takes as its "template".',
    'In a file the part of a field before a point is an object, in a CSV its column is named as in the table.',
  ],
  examples: ['rules --country GB', 'rules --country GR --currency USD --json | jq .fields'],
  run: async (invocation, openSession) => {
    const [
      record,
      { bankFields, beneficiaryFields, findOfxFieldProblems: ofxProblems },
      { problemsToFieldErrors: asErrors, toProblemsOutcome: problemsOutcome },
    ] = await Promise.all([
      paidThere(invocation.options),
      import('@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts'),
      import('./validateOfxRecord.ts'),
    ]);
    const fieldsOf = (template: OfxBankTemplate) => [...beneficiaryFields, ...bankFields(template)];
    const asked = fieldsOf([]).filter(({ path }) => path.at(-1) === 'country' || path[0] === 'currency');
    const problems = asErrors(ofxProblems(asked, record));
    const unserved = problems.find(({ fieldName }) => fieldName === 'beneficiaryAddress.country');
    if (unserved !== undefined) {
      const { ofxCountries } = await import('@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts');
      const served = ofxCountries.map(({ countryISO }) => countryISO).join(', ');
      const message = `${record.beneficiaryAddress.country} is not served. One of: ${served}.`;
      return problemsOutcome([{ ...unserved, message }]);
    }
    if (problems.length > 0) return problemsOutcome(problems);
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { country, currency } = makeBankTemplateQuery(record);
    const fields = await open.value.ofx.beneficiaries.template(country, currency);
    return fields.ok
      ? makeOutput({ fields: fields.value }, view(fieldsOf(fields.value)))
      : failed(callCommandFailure(fields.failure, ofxCallFailureMessage(fields.failure)));
  },
};
