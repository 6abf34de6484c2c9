import { ofxAddressFields } from './ofxBeneficiary.ts';

/** What the partner asks of one bank detail (OFX-BANK-1). */
export type OfxBankField = {
  readonly propertyKey: string;
  readonly name: string;
  readonly required: boolean;
  /** As the partner wrote it; null when there is none. */
  readonly validationRegex: string | null;
  readonly maxLength: number | null;
};

/** The bank details that a country and a currency ask for. */
export type OfxBankTemplate = readonly OfxBankField[];

/** These have fields of their own, or none (OFX-BANK-3). */
const excluded: ReadonlySet<string> = new Set([...ofxAddressFields, 'reference']);

/** The fields that the template alone decides on, in its order. */
export const dynamicFields = (template: OfxBankTemplate): OfxBankTemplate =>
  template.filter(({ propertyKey }) => !excluded.has(propertyKey));
