import { AmountTextField } from '../../src/kit/fields/AmountTextField.tsx';
import { CheckField } from '../../src/kit/fields/CheckField.tsx';
import { ComboField } from '../../src/kit/fields/ComboField.tsx';
import { ErrorSummary } from '../../src/kit/fields/ErrorSummary.tsx';
import { PasswordField } from '../../src/kit/fields/PasswordField.tsx';
import { SegmentField } from '../../src/kit/fields/SegmentField.tsx';
import { SelectField } from '../../src/kit/fields/SelectField.tsx';
import { TextArea } from '../../src/kit/fields/TextArea.tsx';
import { Field } from '../../src/kit/fields/Field.tsx';
import { TextField } from '../../src/kit/fields/TextField.tsx';
import { StatefulExample } from './StatefulExample.tsx';
import { doNothing } from './doNothing.ts';
import { KitSection } from './KitSection.tsx';

const help = 'As it stands on the account.';
const error = 'Enter a name.';
const countries = [
  { value: 'DE', label: 'Germany', hint: 'EUR' },
  { value: 'JP', label: 'Japan', hint: 'JPY' },
  { value: 'MX', label: 'Mexico', hint: 'MXN' },
];
const endings = new Map([
  ['DE', '4471'],
  ['JP', ''],
]);
const problems = ['Name', 'Country', 'Amount'].map((label) => ({
  fieldId: `kit-${label.toLowerCase()}`,
  label,
  message: `Enter this.`,
}));

export const FieldParts = () => (
  <KitSection title="Fields">
    <ErrorSummary problems={problems} attempt={0} />
    <StatefulExample start="">
      {(value, keep) => (
        <>
          <TextField label="Text" help={help} value={value} onChange={keep} />
          <TextField id="kit-name" label="Text with an error" error={error} value={value} onChange={keep} />
          <PasswordField label="Password" value={value} onChange={keep} />
          <Field label="Lines" help={help} error={null}>
            {(links) => (
              <TextArea {...links} rows={3} value={value} onChange={(event) => keep(event.target.value)} />
            )}
          </Field>
        </>
      )}
    </StatefulExample>
    <TextField label="Text, read only" readOnly value="Nordwind Logistik" onChange={doNothing} />
    <TextField label="Text, off" disabled value="Nordwind Logistik" onChange={doNothing} />
    <StatefulExample start="1,250.00">
      {(value, keep) => (
        <>
          <AmountTextField label="Amount" currency="EUR" value={value} onChange={keep} />
          <AmountTextField
            id="kit-amount"
            label="Amount with an error"
            currency="EUR"
            error="Enter an amount."
            value={value}
            onChange={keep}
          />
          <AmountTextField label="Amount, off" currency="EUR" disabled value={value} onChange={keep} />
        </>
      )}
    </StatefulExample>
    <StatefulExample start="DE">
      {(value, keep) => (
        <>
          <SelectField label="One of a few" value={value} options={countries} onChange={keep} />
          <SelectField
            label="One of a few, with an error"
            error="Choose a country."
            value={value}
            options={countries}
            onChange={keep}
          />
          <SelectField label="One of a few, off" disabled value={value} options={countries} onChange={keep} />
          <ComboField
            id="kit-country"
            label="One of thousands"
            help={help}
            value={value}
            options={countries}
            accounts={{ endings }}
            onChange={keep}
          />
          <ComboField
            label="One of thousands, with an error"
            error="Choose a country."
            value=""
            options={countries}
            onChange={keep}
          />
          <SegmentField
            id="kit-segment"
            label="One of two or three"
            value={value}
            options={countries}
            onChange={keep}
          />
          <SegmentField
            id="kit-segment-error"
            label="One of two or three, with an error"
            error="Choose one."
            value=""
            options={countries}
            onChange={doNothing}
          />
          <SegmentField
            id="kit-segment-off"
            label="One of two or three, off"
            disabled
            value={value}
            options={countries}
            onChange={keep}
          />
        </>
      )}
    </StatefulExample>
    <StatefulExample<boolean> start>
      {(checked, keep) => (
        <>
          <CheckField checked={checked} onChange={keep}>
            Something to tick
          </CheckField>
          <CheckField checked={!checked} error="Tick this to go on." onChange={(other) => keep(!other)}>
            Something to tick, with an error
          </CheckField>
        </>
      )}
    </StatefulExample>
  </KitSection>
);
