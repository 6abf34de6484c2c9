import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { countryName } from '../../geography/countries.ts';
import { fieldKey, readOfxField } from './ofxField.ts';
import { beneficiaryFields } from './ofxForm.ts';

/** What a beneficiary starts with, where the user has chosen nothing. */
export type OfxPresetToConfirm = {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** What is confirmed: the value as it stands. Another one has to be confirmed anew. */
  readonly key: string;
};

type WithProposals = { readonly beneficiary: OfxBeneficiary; readonly proposed: readonly string[] };

/** The values that nobody chose, in the order of the form (OFX-BENE-14); a currency follows the country that was chosen. */
export const listOfxPresetsToConfirm = ({
  beneficiary,
  proposed,
}: WithProposals): readonly OfxPresetToConfirm[] =>
  beneficiaryFields
    .map((field) => ({ ...field, key: fieldKey(field.path), value: readOfxField(beneficiary, field.path) }))
    .filter(
      ({ key, value }) =>
        value !== '' &&
        proposed.includes(key) &&
        (key !== 'currency' || proposed.includes('beneficiaryAddress.country')),
    )
    .map(({ key, label, value }) => ({
      field: key,
      label,
      value: key === 'beneficiaryAddress.country' ? countryName(value) : value,
      key: `${key}=${value}`,
    }));

/** Whether the user has confirmed all that nobody chose. */
export const areOfxPresetsConfirmed = (
  wizard: WithProposals & { readonly confirmedPresets: readonly string[] },
): boolean => listOfxPresetsToConfirm(wizard).every(({ key }) => wizard.confirmedPresets.includes(key));
