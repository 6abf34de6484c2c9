import type { Beneficiary } from '../beneficiary.ts';
import type { RulesTemplate } from '../rulesTemplate.ts';
import { askedMembers } from './askedMembers.ts';
import { ownLabels, regulatoryField, type AskedMember } from './fieldIds.ts';
import { chosenMethods, withMethods } from './methods.ts';
import { wizardSteps } from './wizardSteps.ts';
import { readField } from './writeField.ts';

/** Written in groups by people and in one by banks. */
const compact: ReadonlySet<string> = new Set(['iban', 'swiftBicCode']);

/** A value as it is judged and sent: without spaces around it, IBAN and BIC without any and in capitals. */
export const valueToSend = (member: string, value: string): string =>
  compact.has(member) ? value.replaceAll(/\s/g, '').toUpperCase() : value.trim();

/**
 * The record as it is sent: tidied, and without what its template does not ask for, such as the numbers of a method
 * that is no longer chosen.
 */
export const beneficiaryToSend = (record: Beneficiary, template: RulesTemplate): Beneficiary => {
  const asked = new Set<string>(wizardSteps.flatMap(({ id }) => askedMembers(id, record, template)));
  const members = Object.keys(ownLabels) as readonly AskedMember[];
  const texts = Object.fromEntries(
    members.map((member) => [member, asked.has(member) ? valueToSend(member, record[member]) : '']),
  );
  const { preferredMethod, classification } = record;
  const regulatory = template.regulatoryRules
    .map(({ id }) => ({ key: id, value: readField(record, regulatoryField(id)).trim() }))
    .filter(({ value }) => value !== '');
  return withMethods(
    { ...record, ...texts, preferredMethod, classification, regulatory },
    chosenMethods(record),
  );
};
