import { typedNumber, type TypedNumber } from '../../../accountNumbers/typedNumber.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { numberKind } from '../reasons/numberReason.ts';
import { readField } from '../fields/writeField.ts';

const typedIn = (field: FieldId, record: Beneficiary, template: RulesTemplate | null): TypedNumber | null => {
  if (template !== null && !template.rules.some(({ id }) => id === field)) return null;
  const kind = numberKind(field, record);
  return kind === null ? null : typedNumber(kind, readField(record, field), record.bankCountry);
};

/**
 * What is wrong with an IBAN, a BIC, a routing number or an account number of New Zealand that is still being typed:
 * null as long as it may become right. A field that the template does not ask for has no hint.
 */
export const typingHint = (...of: Parameters<typeof typedIn>): string | null =>
  typedIn(...of)?.mistake ?? null;

/** How much of such a number is still to come; null where that is not known, and where it has a hint. */
export const typingHelp = (...of: Parameters<typeof typedIn>): string | null =>
  typedIn(...of)?.missing ?? null;
