import { checkPartialNumber, type PartialNumberCheck } from '../../../accountNumbers/checkPartialNumber.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { numberKind } from '../reasons/whyBankNumberIsWrong.ts';
import { readField } from '../fields/writeField.ts';

/**
 * What is known of an IBAN, a BIC, a routing number or an account number of New Zealand that is still being typed; null
 * of other values, and of a field that the template does not ask for.
 */
export const checkPartialBankNumber = (
  field: FieldId,
  record: Beneficiary,
  template: RulesTemplate | null,
): PartialNumberCheck | null => {
  if (template !== null && !template.rules.some(({ id }) => id === field)) return null;
  const kind = numberKind(field, record);
  return kind === null ? null : checkPartialNumber(kind, readField(record, field), record.bankCountry);
};
