import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { listAskedFields } from '../fields/listAskedFields.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import type { WizardField } from '../fields/wizardField.ts';
import { wizardSteps, type WizardStep } from '../fields/wizardSteps.ts';

export type ReviewedStep = {
  readonly step: WizardStep;
  readonly title: string;
  readonly rows: readonly { readonly field: FieldId; readonly label: string; readonly value: string }[];
};

/** What a field says for reading: the texts of what was chosen, not the codes. */
export const valueToRead = ({ kind, choices, value }: WizardField): string => {
  const textOf = (id: string): string => choices.find((choice) => choice.id === id)?.text ?? id;
  return kind === 'methods' ? value.split(',').map(textOf).join(', ') : textOf(value);
};

/** Everything that was filled in, step by step, for a last look before it is sent. */
export const buildWizardReview = (
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly ReviewedStep[] =>
  wizardSteps
    .filter(({ id }) => id !== 'review')
    .map(({ id, title }) => ({
      step: id,
      title,
      rows: listAskedFields(id, record, template)
        .filter(({ field }) => field.value !== '')
        .map(({ field }) => ({ field: field.id, label: field.label, value: valueToRead(field) })),
    }));
