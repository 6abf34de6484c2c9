import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { findBankDetailChanges } from '@fx-gateway/domain/corpay/bankDetails/findBankDetailChanges.ts';
import {
  isAskedMember,
  defaultFieldLabels,
  regulatoryField,
  type FieldId,
} from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { readField } from '@fx-gateway/domain/corpay/beneficiaries/fields/writeField.ts';
import { isBankDetail } from './maskedRecord.ts';

/** What an edit changes in one field. */
type RecordChange = { readonly label: string; readonly before: string; readonly after: string };

const labelOf = (field: FieldId): string => {
  if (field === 'paymentMethods') return 'Payment Methods';
  return isAskedMember(field) ? defaultFieldLabels[field] : field.replace(/^regulatory\./, '');
};

/** Everything that differs, old and new; bank details are masked on both sides. */
export const findBeneficiaryChanges = (before: Beneficiary, after: Beneficiary): readonly RecordChange[] => {
  const answers = [...before.regulatory, ...after.regulatory].map(({ key }) => regulatoryField(key));
  const fields = [...Object.keys(defaultFieldLabels), 'paymentMethods', ...new Set(answers)];
  const plain = fields
    .filter((field) => !isBankDetail(field))
    .map((field) => ({
      label: labelOf(field),
      before: readField(before, field),
      after: readField(after, field),
    }))
    .filter((change) => change.before !== change.after);
  return [...plain, ...findBankDetailChanges(before, after)];
};
