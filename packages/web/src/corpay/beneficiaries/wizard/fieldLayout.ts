import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';

/** Names, streets and long numbers have a line of their own; the rest stands in pairs. */
const wide: ReadonlySet<FieldId> = new Set([
  'accountHolderName',
  'classification',
  'paymentMethods',
  'preferredMethod',
  'accountHolderCountry',
  'accountHolderAddress1',
  'accountHolderAddress2',
  'bankCountry',
  'bankName',
  'bankAddressLine1',
  'bankAddressLine2',
  'iban',
  'swiftBicCode',
]);

const segmented: ReadonlySet<FieldId> = new Set(['classification', 'preferredMethod']);

/** Where a field stands on its step and how it is drawn. */
export const fieldLayout = {
  idOf: (field: FieldId): string => `beneficiary-${field}`,
  isWide: ({ id }: WizardField): boolean => wide.has(id),
  /** A choice between two or three that is seen whole. */
  isSegmented: ({ id, choices }: WizardField): boolean => segmented.has(id) && choices.length <= 3,
} as const;
