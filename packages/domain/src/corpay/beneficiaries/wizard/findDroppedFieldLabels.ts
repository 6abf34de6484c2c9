import { paymentMethodName, type Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import {
  isAskedMember,
  defaultFieldLabels,
  regulatoryField,
  regulatoryId,
  type FieldId,
} from '../fields/fieldIds.ts';
import { makeWizardRecordToSend } from './makeWizardRecordToSend.ts';
import { isSentAsLocalNumber } from './placeLocalNumbers.ts';
import type { WizardState } from './wizardState.ts';
import { readField } from '../fields/writeField.ts';

const answered = ({ regulatory }: Beneficiary): readonly FieldId[] =>
  regulatory.map(({ key }) => regulatoryField(key));

const labelOf = (field: FieldId, template: RulesTemplate | null): string => {
  const ruleId = regulatoryId(field);
  const known = isAskedMember(field) ? defaultFieldLabels[field] : (ruleId ?? field);
  const rule =
    ruleId === null
      ? template?.rules.find(({ id }) => id === field)
      : template?.regulatoryRules.find(({ id }) => id === ruleId);
  return rule === undefined || rule.label === '' ? known : rule.label;
};

/**
 * The labels of what stood in the stored record or was typed and will not be saved, because it was emptied, no rule
 * asks for it under these rules, or they refuse it; a method of payment that goes by its name. Shown with the review,
 * so that nothing goes unseen.
 */
export const findDroppedFieldLabels = (state: WizardState): readonly string[] => {
  const { original, record, template } = state;
  const sent = makeWizardRecordToSend(state);
  if (sent === null) return [];
  const fields = new Set([...Object.keys(defaultFieldLabels), ...answered(original), ...answered(record)]);
  const stood = (field: FieldId): boolean =>
    [original, record].some((each) => readField(each, field).trim() !== '');
  const methods = original.paymentMethods.filter((code) => !sent.paymentMethods.includes(code));
  return [
    ...methods.map(paymentMethodName),
    ...[...fields]
      .filter((field) => stood(field) && readField(sent, field) === '')
      .filter((field) => !isSentAsLocalNumber(field, readField(record, field), sent))
      .map((field) => labelOf(field, template)),
  ];
};
