import { fieldKey, isAccountDetail, readOfxField } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import {
  readFromMessages,
  readingMessages,
} from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { findOfxReadValue } from '@fx-gateway/domain/ofx/beneficiaries/takeReadOfxDetails.ts';
import type { OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FieldCure } from '../../../beneficiaries/FieldCure.tsx';
import { SegmentField } from '../../../kit/fields/SegmentField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { formatIbanInFours } from '../../../kit/facts/formatIbanInFours.ts';
import { FieldOrigin } from '../../../kit/wizard/FieldOrigin.tsx';
import { WizardTextField } from '../../../kit/wizard/WizardTextField.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldLayout } from './fieldLayout.ts';

/** A whole IBAN as it stands on an invoice: the field keeps it as it is sent. */
const inFours = (value: string): string | null => {
  const read = formatIbanInFours(value);
  return read === value ? null : readingMessages.inFours(read);
};

/** How much of a number is missing, which nobody has to hear with every key; beneath a country the currency above it. */
const helpOf = (store: OfxWizardStore, field: OfxFormField): ReactNode => {
  const { state, original, problems } = store;
  const key = fieldKey(field.path);
  const repaired = problems.repairOf(key);
  if (repaired !== null)
    return (
      <FieldCure
        fieldId={fieldLayout.idOf(key)}
        why={problems.missingIn(key)}
        label={readingMessages.repair(repaired)}
        disabled={store.sealed}
        onTake={() => store.write(field, repaired)}
      />
    );
  const { currency } = state.beneficiary;
  const follows = state.proposed.includes('currency') && currency !== original.currency;
  return key === 'beneficiaryAddress.country' && follows ? (
    <output>The currency above is now {currency}.</output>
  ) : (
    (problems.missingIn(key) ?? inFours(readOfxField(state.beneficiary, field.path)))
  );
};

const Control = observer(
  ({ store, field }: { readonly store: OfxWizardStore; readonly field: OfxFormField }) => {
    const { label, required, choices, maxLength } = field;
    const key = fieldKey(field.path);
    const help = helpOf(store, field);
    const value = readOfxField(store.state.beneficiary, field.path);
    const common = {
      id: fieldLayout.idOf(key),
      label,
      value,
      error: store.problems.messageOf(key),
      disabled: store.sealed,
      onChange: (typed: string) => store.write(field, typed),
    };
    const read = findOfxReadValue(store.state, field.path);
    const proposed = store.isProposed(field) ? 'Proposed' : required ? null : 'Optional';
    const note = read === null ? proposed : readFromMessages[read.from];
    const described = {
      ...(help === null ? {} : { help }),
      ...(note === null ? {} : { aside: <FieldOrigin read={read !== null}>{note}</FieldOrigin> }),
    };
    if (choices === null)
      return (
        <WizardTextField
          {...common}
          {...described}
          required={required}
          autoComplete="off"
          onLeave={() => store.problems.leave(key, value)}
          // The groups of a number may be typed: they do not count.
          {...(maxLength === null || isAccountDetail(field.path) ? {} : { maxLength })}
        />
      );
    if (fieldLayout.isSegmented(field)) return <SegmentField {...common} {...described} options={choices} />;
    return (
      <SelectField
        {...common}
        {...described}
        options={required ? choices : [{ value: '', label: 'None' }, ...choices]}
        {...(required ? { placeholder: 'Choose' } : {})}
        required={required}
      />
    );
  },
);

/** One field of a step, as wide as what belongs into it. */
export const OfxWizardField = ({
  store,
  field,
}: {
  readonly store: OfxWizardStore;
  readonly field: OfxFormField;
}) => (
  <div className={fieldLayout.isWide(field) ? 'step-field step-field-wide' : 'step-field'}>
    <Control store={store} field={field} />
  </div>
);
