import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import { findContradictionAt } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findWizardContradictions.ts';
import { readingMessages } from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { otherMethodMessages } from '@fx-gateway/domain/corpay/beneficiaries/wizard/otherMethods.ts';
import type { ReactNode } from 'react';
import { FieldCure } from '../../../beneficiaries/FieldCure.tsx';
import { formatIbanInFours } from '../../../kit/facts/formatIbanInFours.ts';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { fieldLayout } from './fieldLayout.ts';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

/** The way out of a field that only the chosen method of payment asks for, once the user could not go on without it. */
const wayOut = (store: WizardStore, { id, label, value }: WizardField): ReactNode => {
  const { step, record } = store.state;
  if (step !== 'banking-details' || store.problems.attempt === 0 || value.trim() !== '') return null;
  if (store.problems.messageOf(id) === null) return null;
  const method = store.rules.ofOtherMethods.methodWithout(record, id);
  return method === null ? null : (
    <div className="way-out">
      {otherMethodMessages.wayOut(label, method)}{' '}
      <QuietButton look="plain" onPress={() => store.goToField('paymentMethods')}>
        {otherMethodMessages.change}
      </QuietButton>
    </div>
  );
};

/** The likely cause, unless it stands there as the error already, and the number with it mended. */
const droppedZero = (store: WizardStore, { id }: WizardField, whole: string): ReactNode => (
  <FieldCure
    fieldId={fieldLayout.idOf(id)}
    why={store.problems.messageOf(id) === null ? store.problems.missingIn(id) : null}
    label={readingMessages.repair(whole)}
    disabled={store.sealed}
    onTake={() => store.write(id, whole)}
  />
);

/** A whole IBAN as it stands on an invoice: the field keeps it as it is sent. */
const inFours = ({ id, value }: WizardField): string | null => {
  const read = id === 'iban' ? formatIbanInFours(value) : value;
  return read === value ? null : readingMessages.inFours(read);
};

/** What stands beneath a field: how much is missing, what does not fit the bank, another way, or what the field asks for. */
export const fieldHelp = (store: WizardStore, field: WizardField): ReactNode => {
  const repaired = store.problems.repairOf(field.id);
  if (repaired !== null) return droppedZero(store, field, repaired);
  const missing = store.problems.missingIn(field.id);
  if (missing !== null) return missing;
  const contradiction = findContradictionAt(store.state, field.id);
  if (contradiction !== null) return <span className="field-warning">{contradiction}</span>;
  return wayOut(store, field) ?? inFours(field) ?? field.help;
};
