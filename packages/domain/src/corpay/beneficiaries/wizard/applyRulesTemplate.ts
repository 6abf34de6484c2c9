import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate, ValueChoice } from '../../api/rulesTemplate.ts';
import { listAskedFields } from '../fields/listAskedFields.ts';
import { isRegion, fieldsWithFixedChoices, type FieldId } from '../fields/fieldIds.ts';
import { wizardSteps } from '../fields/wizardSteps.ts';
import { writeField } from '../fields/writeField.ts';

/** The choice that a text means, by its id or, as some records have it, by how it reads. */
export const findChoiceByText = <C extends ValueChoice>(
  choices: readonly C[],
  text: string,
): C | undefined => {
  const meant = text.trim().toLowerCase();
  return (
    choices.find(({ id }) => id === text) ??
    choices.find((choice) => choice.id.toLowerCase() === meant || choice.text.toLowerCase() === meant)
  );
};

/** What rules may propose for a record, besides emptying what they refuse. */
type Proposing = {
  /** For a stored record only what they require. */
  readonly mode: 'add' | 'edit';
  /** Fields that stay empty until the user fills them in: emptied by the user, or by rules that refused the value. */
  readonly emptied: readonly FieldId[];
};

/**
 * The record under rules that have just come: an empty region is the first of the list (CP-WIZ-9), an empty value is
 * the rule's default, and a value that can no longer be chosen is emptied. What was stored and is accepted stays.
 */
export const applyRulesTemplate = (
  record: Beneficiary,
  template: RulesTemplate,
  { mode, emptied }: Proposing,
): Beneficiary =>
  wizardSteps
    .flatMap(({ id }) => listAskedFields(id, record, template))
    .filter(({ field }) => field.kind !== 'methods' && !fieldsWithFixedChoices.has(field.id))
    .reduce((kept, { field }) => {
      const { id, kind, choices, value, required } = field;
      if (value !== '') {
        return kind === 'select' ? writeField(kept, id, findChoiceByText(choices, value)?.id ?? '') : kept;
      }
      if (emptied.includes(id) || (mode === 'edit' && !required)) return kept;
      const proposed = template.rules.find((rule) => rule.id === id)?.defaultValue ?? '';
      const first = isRegion(id) ? (choices[0]?.id ?? '') : '';
      return writeField(kept, id, proposed === '' ? first : proposed);
    }, record);

/** The regions that rules have put in where none stood (CP-WIZ-9): proposed until the user chooses them. */
export const regionFieldsFilledByRules = (before: Beneficiary, after: Beneficiary): readonly FieldId[] =>
  (['accountHolderRegion', 'bankRegion'] as const).filter(
    (region) => before[region] === '' && after[region] !== '',
  );
