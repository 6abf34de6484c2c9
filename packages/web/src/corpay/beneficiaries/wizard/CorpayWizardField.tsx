import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import { readFromMessages } from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { findReadDetail } from '@fx-gateway/domain/corpay/beneficiaries/wizard/takeReadDetails.ts';
import { observer } from 'mobx-react-lite';
import { SegmentField } from '../../../kit/fields/SegmentField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { FieldOrigin } from '../../../kit/wizard/FieldOrigin.tsx';
import { WizardTextField } from '../../../kit/wizard/WizardTextField.tsx';
import { fieldHelp } from './fieldHelp.tsx';
import { fieldLayout } from './fieldLayout.ts';
import { PaymentMethodsField } from './PaymentMethodsField.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

const Control = observer(({ store, field }: { readonly store: WizardStore; readonly field: WizardField }) => {
  const { label, value, required } = field;
  const error = store.problems.messageOf(field.id);
  const common = {
    id: fieldLayout.idOf(field.id),
    label,
    error,
    disabled: store.sealed,
    onChange: (typed: string) => store.write(field.id, typed),
  };
  if (field.kind === 'methods') return <PaymentMethodsField {...common} field={field} />;
  const proposed = store.state.proposed.includes(field.id);
  const read = findReadDetail(store.state, field.id);
  const note =
    read === null ? (proposed ? 'Proposed' : required ? null : 'Optional') : readFromMessages[read.from];
  const help = fieldHelp(store, field);
  const described = {
    ...(help === null ? {} : { help }),
    ...(note === null ? {} : { aside: <FieldOrigin read={read !== null}>{note}</FieldOrigin> }),
  };
  const options = field.choices.map((choice) => ({
    value: choice.id,
    label: choice.text,
    disabled: choice.disabledReason !== null,
  }));
  if (fieldLayout.isSegmented(field))
    return <SegmentField {...common} {...described} options={options} value={value} />;
  if (field.kind === 'select')
    return (
      <SelectField
        {...common}
        {...described}
        value={value}
        options={required ? options : [{ value: '', label: 'None' }, ...options]}
        {...(required ? { placeholder: 'Choose' } : {})}
        required={required}
      />
    );
  return (
    <WizardTextField
      {...common}
      {...described}
      value={value}
      required={required}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete}
      onLeave={() => store.problems.leave(field.id, value)}
    />
  );
});

/** One field of a step, as wide as what belongs into it. */
export const CorpayWizardField = ({
  store,
  field,
}: {
  readonly store: WizardStore;
  readonly field: WizardField;
}) => (
  <div className={fieldLayout.isWide(field) ? 'step-field step-field-wide' : 'step-field'}>
    <Control store={store} field={field} />
  </div>
);
