import type { OfxFieldError } from '../api/ofxBeneficiary.ts';
import type { OfxFormField } from './ofxForm.ts';
import { fieldKey } from './ofxField.ts';

/** 'You have 2 errors that need correcting' (OFX-BENE-27, S-22). */
export const validationHeading = (count: number): string =>
  count === 1 ? 'You have 1 error that needs correcting' : `You have ${count} errors that need correcting`;

/** Names differ in case and in how much of the path they say. */
const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9.]/g, '').toLowerCase();

/**
 * The field that an error names: by its whole path or by the end of it; of two addresses the beneficiary's. Null where it
 * cannot be told, and then the error stands in the list alone (OFX-BENE-28).
 */
export const ofxFieldOfError = (
  { fieldName }: OfxFieldError,
  fields: readonly OfxFormField[],
): OfxFormField | null => {
  const named = plain(fieldName);
  const keyOf = ({ path }: OfxFormField): string => plain(fieldKey(path));
  const ending = `.${named.slice(named.lastIndexOf('.') + 1)}`;
  return (
    fields.find((field) => keyOf(field) === named) ??
    fields.find((field) => keyOf(field).endsWith(`.${named}`)) ??
    fields.find((field) => `.${keyOf(field)}`.endsWith(ending)) ??
    null
  );
};
