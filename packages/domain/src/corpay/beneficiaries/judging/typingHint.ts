import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { abaReason } from '../reasons/abaReason.ts';
import { valueToSend } from './beneficiaryToSend.ts';
import { bicReason } from '../reasons/bicReason.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { ibanCountryReason, ibanLength, ibanReason } from '../reasons/ibanReason.ts';
import { nzAccountReason, nzDigitsFit, nzMistake } from '../reasons/nzAccountReason.ts';
import { numberKind } from '../reasons/numberReason.ts';
import { readField } from '../fields/writeField.ts';

const ibanHint = (typed: string, bankCountry: string): string | null => {
  if (!/^[A-Z]{0,2}$|^[A-Z]{2}\d(?:\d[A-Z0-9]*)?$/.test(typed)) {
    return 'An IBAN begins with two letters for the country and two check digits, then has letters and digits only.';
  }
  if (typed.length < 2) return null;
  const country = typed.slice(0, 2);
  const elsewhere = ibanCountryReason(country, bankCountry);
  if (elsewhere !== null) return elsewhere;
  return typed.length < (ibanLength(country) ?? 0) ? null : ibanReason(typed, bankCountry);
};

const bicHint = (typed: string): string | null =>
  /^[A-Z]{0,6}$|^[A-Z]{6}[A-Z0-9]{1,4}$/.test(typed) && typed.length !== 8 ? null : bicReason(typed);

/** Spaces and dashes between the groups go before it is judged. */
const inOne = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '');

const abaHint = (typed: string): string | null => (/^\d{0,8}$/.test(typed) ? null : abaReason(typed));

const nzHint = (digits: string): string | null => {
  if (!/^\d{0,16}$/.test(digits)) return nzAccountReason(digits);
  const whole = digits.length >= 13;
  return !whole || nzDigitsFit(digits) ? null : nzMistake;
};

/**
 * What is wrong with an IBAN, a BIC, an ABA number or an account number of New Zealand that is still being typed:
 * null as long as it may become right. A field that the template does not ask for has no hint.
 */
export const typingHint = (
  field: FieldId,
  record: Beneficiary,
  template: RulesTemplate | null,
): string | null => {
  if (template !== null && !template.rules.some(({ id }) => id === field)) return null;
  const { bankCountry } = record;
  const typed = valueToSend(field, readField(record, field), record, null);
  switch (numberKind(field, record)) {
    case 'iban':
      return ibanHint(typed, bankCountry);
    case 'bic':
      return bicHint(typed);
    case 'aba':
      return abaHint(inOne(typed));
    case 'nz-account':
      return nzHint(inOne(typed));
    case null:
      return null;
  }
};
