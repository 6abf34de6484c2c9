import { fieldKey, isAccountDetail, readOfxField } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import type { OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { observer } from 'mobx-react-lite';
import { SegmentField } from '../../../kit/fields/SegmentField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { WizardTextField } from '../../../kit/wizard/WizardTextField.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldPlace } from './fieldPlace.ts';

const Control = observer(
  ({ store, field }: { readonly store: OfxWizardStore; readonly field: OfxFormField }) => {
    const { label, required, choices, maxLength } = field;
    const key = fieldKey(field.path);
    const missing = store.problems.missingIn(key);
    const value = readOfxField(store.state.beneficiary, field.path);
    const common = {
      id: fieldPlace.idOf(key),
      label,
      value,
      error: store.problems.messageOf(key),
      disabled: store.sealed,
      onChange: (typed: string) => store.write(field, typed),
    };
    const note = store.isProposed(field) ? 'Proposed' : required ? null : 'Optional';
    const aside = note === null ? {} : { aside: <span className="field-help">{note}</span> };
    if (choices === null)
      return (
        <WizardTextField
          {...common}
          {...(missing === null ? {} : { help: missing })}
          {...aside}
          required={required}
          autoComplete="off"
          onLeave={() => store.problems.leave(key, value)}
          // The groups of a number may be typed: they do not count.
          {...(maxLength === null || isAccountDetail(field.path) ? {} : { maxLength })}
        />
      );
    if (fieldPlace.isSegmented(field)) return <SegmentField {...common} {...aside} options={choices} />;
    return (
      <SelectField
        {...common}
        {...aside}
        options={required ? choices : [{ value: '', label: 'None' }, ...choices]}
        {...(required ? { placeholder: 'Choose' } : {})}
        required={required}
      />
    );
  },
);

/** One field of a step, as wide as what belongs into it. */
export const StepField = ({
  store,
  field,
}: {
  readonly store: OfxWizardStore;
  readonly field: OfxFormField;
}) => (
  <div
    className={fieldPlace.isWide(field) ? 'step-field step-field-wide' : 'step-field'}
    onBlur={() => store.seen(field)}
  >
    <Control store={store} field={field} />
  </div>
);
