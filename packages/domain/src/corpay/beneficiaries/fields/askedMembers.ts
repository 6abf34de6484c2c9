import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import type { AskedMember } from './fieldIds.ts';
import { listChosenMethods } from './paymentMethods.ts';
import { wizardSteps, type WizardStep } from './wizardSteps.ts';

/** A member that a step asks for, not counting regulatory answers. */
type Member = AskedMember | 'paymentMethods';

const membersOf: Readonly<Record<WizardStep, readonly Member[]>> = {
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

/** Banking details are asked as far as the template names them; two of them only when it demands them (CP-WIZ-11). */
const isAsked = (member: Member, step: WizardStep, record: Beneficiary, template: RulesTemplate | null) => {
  if (member === 'preferredMethod') return listChosenMethods(record).length > 1;
  if (step !== 'banking-details') return true;
  const rule = template?.rules.find(({ id }) => id === member);
  if (member === 'settlementMethods' || member === 'methodOfDelivery') return rule?.isRequired === true;
  return rule !== undefined;
};

/** The members that a step asks for, in order. */
export const askedMembers = (
  step: WizardStep,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly Member[] => membersOf[step].filter((member) => isAsked(member, step, record, template));

/** The step that asks for a field. */
export const stepOfField = (field: string): WizardStep =>
  wizardSteps.find(({ id }) => membersOf[id].some((member) => member === field))?.id ?? 'banking-details';
