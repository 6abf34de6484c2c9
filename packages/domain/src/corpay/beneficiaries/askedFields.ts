import { paymentMethodName, type Beneficiary } from '../beneficiary.ts';
import type { PatternRule, RegulatoryRule, RulesTemplate } from '../rulesTemplate.ts';
import { choicesOf } from './choicesOf.ts';
import { ownChoices, ownLabels, regulatoryField, type AskedMember } from './fieldIds.ts';
import { lengthLimit } from './lengthLimit.ts';
import { chosenMethods, whyNoIach } from './methods.ts';
import type { WizardField } from './wizardField.ts';
import { wizardSteps, type WizardStep } from './wizardSteps.ts';
import { readField } from './writeField.ts';

/** A field with the patterns that its value must satisfy. */
export type AskedField = { readonly field: WizardField; readonly patterns: readonly PatternRule[] };

const membersOf: Readonly<Record<WizardStep, readonly (AskedMember | 'paymentMethods')[]>> = {
  'basic-info': [
    'accountHolderName',
    'destinationCountry',
    'bankCurrency',
    'classification',
    'paymentMethods',
    'preferredMethod',
    'templateIdentifier',
  ],
  'beneficiary-address': [
    'accountHolderCountry',
    'accountHolderAddress1',
    'accountHolderAddress2',
    'accountHolderCity',
    'accountHolderRegion',
    'accountHolderPostal',
    'accountHolderPhoneNumber',
    'accountHolderEmail',
  ],
  'bank-address': [
    'bankCountry',
    'bankName',
    'bankAddressLine1',
    'bankAddressLine2',
    'bankCity',
    'bankRegion',
    'bankPostal',
  ],
  'banking-details': [
    'iban',
    'swiftBicCode',
    'accountNumber',
    'routingCode',
    'localAccountNumber',
    'localRoutingCode',
    'settlementMethods',
    'methodOfDelivery',
  ],
  review: [],
};

/** Both postal codes are needed whatever the rules say (CP-WIZ-8), and so is what the rules depend on. */
const alwaysRequired: ReadonlySet<string> = new Set([...ownChoices, 'accountHolderPostal', 'bankPostal']);

/** Typed in groups and sent without spaces, so that a limit would cut what is typed. */
const typedInGroups: ReadonlySet<AskedMember> = new Set(['iban', 'swiftBicCode']);

const ownHelp: Readonly<Partial<Record<AskedMember, string>>> = {
  templateIdentifier: 'A name for your own use.',
  swiftBicCode: '8 or 11 characters that name the bank.',
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
): AskedField => {
  const rule = template?.rules.find(({ id }) => id === member);
  const patterns = ownChoices.has(member) ? [] : (rule?.validationRules ?? []);
  const choices = choicesOf(member, record, template);
  const label = rule?.label ?? '';
  return {
    patterns,
    field: {
      id: member,
      label: label === '' || label === member ? ownLabels[member] : label,
      help: ownHelp[member] ?? null,
      required: alwaysRequired.has(member) || rule?.isRequired === true,
      kind: choices.length > 0 ? 'select' : 'text',
      choices: choices.map((choice) => ({ ...choice, disabledReason: null })),
      value: record[member],
      maxLength: typedInGroups.has(member) ? null : lengthLimit(patterns),
      inputMode: inputModeOf(member, patterns),
      // What is asked belongs to somebody else, so nothing that the browser knows of its owner fits.
      autoComplete: 'off',
    },
  };
};

const methodsField = (record: Beneficiary): AskedField => ({
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
      disabledReason: id === 'E' ? whyNoIach(record) : null,
    })),
    value: readField(record, 'paymentMethods'),
    maxLength: null,
    inputMode: 'text',
    autoComplete: 'off',
  },
});

const regulatoryAsked = (rule: RegulatoryRule, record: Beneficiary): AskedField => {
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
      choices: rule.valueSet.map((choice) => ({ ...choice, disabledReason: null })),
      value: readField(record, id),
      maxLength: lengthLimit(patterns),
      inputMode: patterns.some(({ regEx }) => onlyDigits.test(regEx)) ? 'numeric' : 'text',
      autoComplete: 'off',
    },
  };
};

/** Banking details are asked as far as the template names them; two of them only when it demands them (CP-WIZ-11). */
const isAsked = (
  member: AskedMember,
  step: WizardStep,
  record: Beneficiary,
  template: RulesTemplate | null,
) => {
  if (member === 'preferredMethod') return chosenMethods(record).length > 1;
  if (step !== 'banking-details') return true;
  const rule = template?.rules.find(({ id }) => id === member);
  if (member === 'settlementMethods' || member === 'methodOfDelivery') return rule?.isRequired === true;
  return rule !== undefined;
};

/** What a step asks of a record under a template (CP-WIZ-7, CP-WIZ-10 to CP-WIZ-13). */
export const askedFields = (
  step: WizardStep,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly AskedField[] => {
  const members = membersOf[step].flatMap((member) => {
    if (member === 'paymentMethods') return [methodsField(record)];
    return isAsked(member, step, record, template) ? [memberField(member, record, template)] : [];
  });
  if (step !== 'banking-details') return members;
  return [...members, ...(template?.regulatoryRules ?? []).map((rule) => regulatoryAsked(rule, record))];
};

/** The step that asks for a field. */
export const stepOf = (field: string): WizardStep =>
  wizardSteps.find(({ id }) => membersOf[id].some((member) => member === field))?.id ?? 'banking-details';
