import type { BankDetailChange } from '../../bankDetails/bankDetailChange.ts';
import { maskBankDetailChange } from '../../bankDetails/maskBankDetailChange.ts';
import { normalizeAccountNumber } from '../../bankDetails/payeeAccount.ts';
import { dynamicFields, type OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { isAccountDetail } from './ofxField.ts';
import { ofxDetailLabel } from './ofxLabels.ts';

/**
 * Which bank details an edit changes, old against new, so that a change by mistake is seen: also one that goes because no
 * template asks for it any more. Spaces, dashes and capitals are no change.
 */
export const findOfxBankDetailChanges = (
  { beneficiaryBankDetails: { values: before } }: OfxBeneficiary,
  { beneficiaryBankDetails: { values: after } }: OfxBeneficiary,
  template: OfxBankTemplate,
): readonly BankDetailChange[] => {
  const asked = dynamicFields(template).map(({ propertyKey }) => propertyKey);
  return [...new Set([...asked, ...Object.keys(before)])]
    .filter((key) => isAccountDetail(['beneficiaryBankDetails', key]))
    .map((key) => ({ key, was: before[key] ?? '', is: after[key] ?? '' }))
    .filter(({ was, is }) => normalizeAccountNumber(was) !== normalizeAccountNumber(is))
    .map(({ key, was, is }) => ({
      label: ofxDetailLabel(key, template),
      ...maskBankDetailChange(was, is),
    }));
};
