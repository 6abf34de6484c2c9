import type { Beneficiary } from '../../api/beneficiary.ts';

/** A member of a beneficiary that is one text. */
type TextMember = Exclude<keyof Beneficiary, 'paymentMethods' | 'regulatory'>;

/** A text member of a beneficiary, `regulatory.<rule id>`, or `paymentMethods` with the value W, E or W,E. */
export type FieldId = string;

/** What the wizard asks on its four steps, in order; the label is ours until a rule brings one. */
export const defaultFieldLabels = {
  accountHolderName: 'Beneficiary Name',
  destinationCountry: 'Destination Country',
  bankCurrency: 'Currency',
  classification: 'Classification',
  preferredMethod: 'Preferred Payment Method',
  templateIdentifier: 'Template Name',
  accountHolderCountry: 'Country',
  accountHolderAddress1: 'Address Line 1',
  accountHolderAddress2: 'Address Line 2',
  accountHolderCity: 'City',
  accountHolderRegion: 'State or Region',
  accountHolderPostal: 'Postal Code',
  accountHolderPhoneNumber: 'Phone Number',
  accountHolderEmail: 'Email',
  bankCountry: 'Bank Country',
  bankName: 'Bank Name',
  bankAddressLine1: 'Bank Address Line 1',
  bankAddressLine2: 'Bank Address Line 2',
  bankCity: 'Bank City',
  bankRegion: 'Bank State or Region',
  bankPostal: 'Bank Postal Code',
  iban: 'IBAN',
  swiftBicCode: 'SWIFT/BIC Code',
  accountNumber: 'Account Number',
  routingCode: 'Routing Code',
  localAccountNumber: 'Local Account Number',
  localRoutingCode: 'Local Routing Code',
  settlementMethods: 'Settlement Method',
  methodOfDelivery: 'Method of Delivery',
} as const satisfies Record<Exclude<TextMember, 'clientIntegrationId' | 'lastUpdate'>, string>;

/** A text member that the wizard asks for: all but the identifier and the date of change. */
export type AskedMember = keyof typeof defaultFieldLabels;

export const isAskedMember = (field: FieldId): field is AskedMember =>
  Object.hasOwn(defaultFieldLabels, field);

/** What a record's rules depend on, and what is chosen among lists of ours: no rule of the partner adds to it. */
export const fieldsWithFixedChoices: ReadonlySet<FieldId> = new Set<AskedMember>([
  'destinationCountry',
  'bankCurrency',
  'classification',
  'preferredMethod',
  'accountHolderCountry',
  'bankCountry',
]);

export const isRegion = (field: FieldId): boolean =>
  field === 'accountHolderRegion' || field === 'bankRegion';

const regulatory = 'regulatory.';

/** The field of a regulatory rule. */
export const regulatoryField = (ruleId: string): FieldId => regulatory + ruleId;

/** The id of the regulatory rule that a field stands for, or null. */
export const regulatoryId = (field: FieldId): string | null =>
  field.startsWith(regulatory) ? field.slice(regulatory.length) : null;
