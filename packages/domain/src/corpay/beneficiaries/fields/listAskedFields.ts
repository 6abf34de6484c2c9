import { paymentMethodName, type Beneficiary } from '../../api/beneficiary.ts';
import type { PatternRule, RegulatoryRule, RulesTemplate } from '../../api/rulesTemplate.ts';
import { askedMembers } from './askedMembers.ts';
import { toSelectableChoices, fieldChoicesOf } from './fieldChoicesOf.ts';
import { fieldsWithFixedChoices, defaultFieldLabels, regulatoryField, type AskedMember } from './fieldIds.ts';
import { asksAccountTwice, countsAsLocalAccountNumber } from './localAccount.ts';
import { maxLengthOfPatterns } from './maxLengthOfPatterns.ts';
import { whyIachIsNotOffered } from './paymentMethods.ts';
import type { WizardField } from './wizardField.ts';
import type { WizardStep } from './wizardSteps.ts';
import { readField } from './writeField.ts';

/** A field with the patterns that its value must satisfy. */
export type AskedFieldWithPatterns = {
  readonly field: WizardField;
  readonly patterns: readonly PatternRule[];
};

/** Both postal codes are needed whatever the rules say (CP-WIZ-8), and so is what the rules depend on. */
const alwaysRequired: ReadonlySet<string> = new Set([
  ...fieldsWithFixedChoices,
  'accountHolderPostal',
  'bankPostal',
]);

/** Typed in groups and sent without spaces, so that a limit would cut what is typed. */
const typedInGroups: ReadonlySet<AskedMember> = new Set(['iban', 'swiftBicCode']);

const ownHelp: Readonly<Partial<Record<AskedMember, string>>> = {
  templateIdentifier: 'A name for your own use.',
  swiftBicCode: '8 or 11 characters that name the bank.',
};

const helpOf = (member: AskedMember, record: Beneficiary, template: RulesTemplate | null): string | null => {
  if (member === 'localAccountNumber' && asksAccountTwice(record, template))
    return 'For iACH. Leave it empty if it is the same as the account number above.';
  if (member === 'destinationCountry' && record.destinationCountry === 'CN')
    return 'Payments to China go through a bank in another country, which you choose on the step Bank Address.';
  return ownHelp[member] ?? null;
};

const onlyDigits = /^\^\\d\{[\d,]+\}\$$/;

const inputModeOf = (member: AskedMember, patterns: readonly PatternRule[]): WizardField['inputMode'] => {
  if (member === 'accountHolderEmail') return 'email';
  if (member === 'accountHolderPhoneNumber') return 'tel';
  return patterns.some(({ regEx }) => onlyDigits.test(regEx)) ? 'numeric' : 'text';
};

const memberField = (
  member: AskedMember,
  record: Beneficiary,
  template: RulesTemplate | null,
): AskedFieldWithPatterns => {
  const rule = template?.rules.find(({ id }) => id === member);
  const patterns = fieldsWithFixedChoices.has(member) ? [] : (rule?.validationRules ?? []);
  const choices = fieldChoicesOf(member, record, template);
  const label = rule?.label ?? '';
  return {
    patterns,
    field: {
      id: member,
      label: label === '' || label === member ? defaultFieldLabels[member] : label,
      help: helpOf(member, record, template),
      required:
        alwaysRequired.has(member) ||
        (rule?.isRequired === true &&
          !(member === 'localAccountNumber' && countsAsLocalAccountNumber(record, template))),
      kind: choices.length > 0 ? 'select' : 'text',
      choices,
      value: record[member],
      maxLength: typedInGroups.has(member) ? null : maxLengthOfPatterns(patterns),
      inputMode: inputModeOf(member, patterns),
      // What is asked belongs to the beneficiary, so nothing that the browser knows of its owner fits.
      autoComplete: 'off',
    },
  };
};

const methodsField = (record: Beneficiary): AskedFieldWithPatterns => ({
  patterns: [],
  field: {
    id: 'paymentMethods',
    label: 'Payment Methods',
    help: null,
    required: true,
    kind: 'methods',
    choices: (['W', 'E'] as const).map((id) => ({
      id,
      text: paymentMethodName(id),
      disabledReason: id === 'E' ? whyIachIsNotOffered(record) : null,
    })),
    value: readField(record, 'paymentMethods'),
    maxLength: null,
    inputMode: 'text',
    autoComplete: 'off',
  },
});

const regulatoryAsked = (rule: RegulatoryRule, record: Beneficiary): AskedFieldWithPatterns => {
  const patterns = rule.regEx === '' ? [] : [{ regEx: rule.regEx, errorMessage: rule.errorMessage }];
  const id = regulatoryField(rule.id);
  return {
    patterns,
    field: {
      id,
      label: rule.label === '' ? rule.id : rule.label,
      help: null,
      required: rule.isRequired,
      kind: rule.valueSet.length > 0 ? 'select' : 'text',
      choices: toSelectableChoices(rule.valueSet),
      value: readField(record, id),
      maxLength: maxLengthOfPatterns(patterns),
      inputMode: patterns.some(({ regEx }) => onlyDigits.test(regEx)) ? 'numeric' : 'text',
      autoComplete: 'off',
    },
  };
};

/** What a step asks of a record under a template (CP-WIZ-7, CP-WIZ-10 to CP-WIZ-13). */
export const listAskedFields = (
  step: WizardStep,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly AskedFieldWithPatterns[] => {
  const members = askedMembers(step, record, template).map((member) =>
    member === 'paymentMethods' ? methodsField(record) : memberField(member, record, template),
  );
  if (step !== 'banking-details') return members;
  return [...members, ...(template?.regulatoryRules ?? []).map((rule) => regulatoryAsked(rule, record))];
};
