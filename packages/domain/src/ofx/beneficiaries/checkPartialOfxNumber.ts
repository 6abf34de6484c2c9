import type { NumberKind } from '../../accountNumbers/numberKind.ts';
import { checkPartialNumber, type PartialNumberCheck } from '../../accountNumbers/checkPartialNumber.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { isAccountDetail, readOfxField } from './ofxField.ts';
import type { OfxFormField } from './ofxForm.ts';
import { makeBankTemplateQuery } from './makeBankTemplateQuery.ts';

/** The template names its fields and says nothing of what they are: its key and its label tell. */
const kindOf = ({ path, label }: OfxFormField, bankCountry: string): NumberKind | null => {
  if (!isAccountDetail(path)) return null;
  const key = path.at(-1) ?? '';
  const names = (pattern: RegExp): boolean => pattern.test(key) || pattern.test(label);
  // A field that takes an account number as well may hold anything.
  if (names(/\biban\b/i) && !/\bor\b|account number/i.test(label)) return 'iban';
  if (names(/swift|\bbic/i)) return 'bic';
  if (names(/sort ?code/i)) return 'sort-code';
  if (bankCountry === 'US' && names(/\baba|routing/i)) return 'aba';
  return bankCountry === 'NZ' && key === 'account' ? 'nz-account' : null;
};

/**
 * What is known of a bank detail that is still being typed; null where its form is not known. The partner's own check
 * decides, and these never hold a beneficiary back (S-98).
 */
export const checkPartialOfxNumber = (
  field: OfxFormField,
  beneficiary: OfxBeneficiary,
): PartialNumberCheck | null => {
  const { country } = makeBankTemplateQuery(beneficiary);
  const kind = kindOf(field, country);
  return kind === null ? null : checkPartialNumber(kind, readOfxField(beneficiary, field.path), country);
};
