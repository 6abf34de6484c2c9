import {
  removeNumberSeparators,
  formatNumberToMatchPatterns,
} from '../../patterns/formatNumberToMatchPatterns.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { isAccountDetail, readOfxField, writeOfxField } from './ofxField.ts';
import type { OfxFormField } from './ofxForm.ts';

/** Numbers whose groups mean nothing wherever they are written. */
const international = /\b(?:IBAN|BIC|SWIFT)\b/i;

/**
 * A value as it is judged and sent: without spaces around it, and a number of an account in the spelling that the
 * template takes, so that an IBAN may be typed in its groups.
 */
export const normalizeOfxValue = (
  { path, label, pattern }: Pick<OfxFormField, 'path' | 'label' | 'pattern'>,
  value: string,
): string => {
  const typed = value.trim();
  if (!isAccountDetail(path)) return typed;
  if (pattern !== null) return formatNumberToMatchPatterns(typed, [pattern]);
  return international.test(label) ? removeNumberSeparators(typed) : typed;
};

/** The record with the values of these fields as they are sent. */
export const ofxRecordToSend = (
  fields: readonly OfxFormField[],
  beneficiary: OfxBeneficiary,
): OfxBeneficiary =>
  fields.reduce((record, field) => {
    const value = readOfxField(record, field.path);
    const spelled = normalizeOfxValue(field, value);
    return spelled === value ? record : writeOfxField(record, field.path, spelled);
  }, beneficiary);
