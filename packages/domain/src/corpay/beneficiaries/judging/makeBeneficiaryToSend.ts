import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RegulatoryRule, RulesTemplate } from '../../api/rulesTemplate.ts';
import { askedMembers } from '../fields/askedMembers.ts';
import { defaultFieldLabels, regulatoryField, type AskedMember } from '../fields/fieldIds.ts';
import { countsAsLocalAccountNumber } from '../fields/localAccount.ts';
import { listChosenMethods, setPaymentMethods } from '../fields/paymentMethods.ts';
import { normalizeFieldValue, isSpelledFreely } from './normalizeFieldValue.ts';
import { findNumberPattern } from '../reasons/whyBankNumberIsWrong.ts';
import { satisfiesPattern } from '../../../patterns/partnerPattern.ts';
import { rulesQueryOf, isSameRulesQuery } from '../fields/rulesQuery.ts';
import { wizardSteps } from '../fields/wizardSteps.ts';
import { readField } from '../fields/writeField.ts';

/** Hidden unless they are required (CP-WIZ-11), so that being hidden is no reason to lose what was stored. */
const delivery: ReadonlySet<AskedMember> = new Set(['settlementMethods', 'methodOfDelivery']);

/** A text member as it is judged and sent under a template: in the spelling that its rules take. */
export const normalizeValueToSend = (
  member: string,
  value: string,
  record: Beneficiary,
  template: RulesTemplate | null,
): string => {
  if (!isSpelledFreely(member)) return value.trim();
  const patterns = template?.rules.find(({ id }) => id === member)?.validationRules ?? [];
  const shape = findNumberPattern(member, record);
  return normalizeFieldValue(member, value, [
    ...patterns.map(({ regEx }) => regEx),
    ...(shape === null ? [] : [shape]),
  ]);
};

const answerToSend = ({ id, regEx, valueSet }: RegulatoryRule, record: Beneficiary): string => {
  const field = regulatoryField(id);
  const patterns = valueSet.length > 0 ? [] : [regEx];
  return normalizeFieldValue(field, readField(record, field), patterns);
};

const isAccepted = (member: AskedMember, value: string, template: RulesTemplate): boolean => {
  const rule = template.rules.find(({ id }) => id === member);
  if (rule === undefined) return true;
  const { valueSet, validationRules } = rule;
  return (
    (valueSet.length === 0 || valueSet.some(({ id }) => id === value)) &&
    validationRules.every(({ regEx }) => satisfiesPattern(regEx, value))
  );
};

/**
 * The record as it is sent: tidied, and without what its template does not ask for, such as the numbers of a method
 * that is no longer chosen. Of a stored record nothing else goes: what was not edited stays as long as the record is
 * still paid the same way, and a delivery that no field shows goes only when the rules refuse it.
 */
export const makeBeneficiaryToSend = (
  record: Beneficiary,
  template: RulesTemplate,
  stored: Beneficiary | null = null,
): Beneficiary => {
  const asked = new Set<string>(wizardSteps.flatMap(({ id }) => askedMembers(id, record, template)));
  const untouchedRules = stored !== null && isSameRulesQuery(rulesQueryOf(stored), rulesQueryOf(record));
  const staysUnasked = (member: AskedMember): boolean =>
    record[member] === stored?.[member] &&
    (delivery.has(member) ? isAccepted(member, record[member], template) : untouchedRules);
  const meantBy = (member: AskedMember): string =>
    member === 'localAccountNumber' && countsAsLocalAccountNumber(record, template)
      ? record.accountNumber
      : record[member];
  const sentOf = (member: AskedMember): string => {
    if (asked.has(member)) return normalizeValueToSend(member, meantBy(member), record, template);
    return staysUnasked(member) ? record[member] : '';
  };
  const members = Object.keys(defaultFieldLabels) as readonly AskedMember[];
  const texts = Object.fromEntries(members.map((member) => [member, sentOf(member)]));
  const { preferredMethod, classification } = record;
  const answers = template.regulatoryRules
    .map((rule) => ({ key: rule.id, value: answerToSend(rule, record) }))
    .filter(({ value }) => value !== '');
  const unasked = record.regulatory.filter(
    ({ key, value }) =>
      untouchedRules &&
      !template.regulatoryRules.some(({ id }) => id === key) &&
      stored.regulatory.some((answer) => answer.key === key && answer.value === value),
  );
  return setPaymentMethods(
    { ...record, ...texts, preferredMethod, classification, regulatory: [...answers, ...unasked] },
    listChosenMethods(record),
  );
};
