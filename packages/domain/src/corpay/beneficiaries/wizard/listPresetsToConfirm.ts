import { stepOfField } from '../fields/askedMembers.ts';
import type { AskedMember, FieldId } from '../fields/fieldIds.ts';
import { wizardFieldsOfStep } from '../fields/wizardFieldsOfStep.ts';
import { wizardSteps, type WizardStep } from '../fields/wizardSteps.ts';
import { readField } from '../fields/writeField.ts';
import { valueToRead } from './buildWizardReview.ts';
import type { WizardState } from './wizardState.ts';

/** What a beneficiary starts with, or the first of a list, where the user has chosen nothing. */
export type PresetToConfirm = {
  readonly field: FieldId;
  readonly step: WizardStep;
  readonly label: string;
  readonly value: string;
  /** What is confirmed: the value as it stands. Another one has to be confirmed anew. */
  readonly key: string;
};

/** What is filled in without anybody's doing and would be wrong for many; currency and countries follow the first. */
const presets: ReadonlySet<FieldId> = new Set<AskedMember | 'paymentMethods'>([
  'destinationCountry',
  'classification',
  'paymentMethods',
  'accountHolderRegion',
  'bankRegion',
]);

/** The values that nobody chose, in the order of the steps (CP-WIZ-23); a region that came with a bank is the bank's. */
export const listPresetsToConfirm = ({
  record,
  template,
  proposed,
  proposedByBank,
}: WizardState): readonly PresetToConfirm[] =>
  wizardSteps
    .flatMap(({ id }) => wizardFieldsOfStep(id, record, template))
    .filter(
      ({ id, value }) =>
        value !== '' && presets.has(id) && proposed.includes(id) && !proposedByBank.includes(id),
    )
    .map((field) => ({
      field: field.id,
      step: stepOfField(field.id),
      label: field.label,
      value: valueToRead(field),
      key: `${field.id}=${readField(record, field.id)}`,
    }));

/** Whether the user has confirmed all that nobody chose. */
export const arePresetsConfirmed = (state: WizardState): boolean =>
  listPresetsToConfirm(state).every(({ key }) => state.confirmedPresets.includes(key));
