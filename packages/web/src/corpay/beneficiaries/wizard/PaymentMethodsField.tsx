import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';

const explained: Readonly<Record<string, string>> = {
  W: 'Through SWIFT, to any bank.',
  E: "Through the clearing of the bank's own country.",
};

/** The payment methods, each a box; one that is impossible says why (CP-WIZ-14) and can still be unticked. */
export const PaymentMethodsField = ({
  id,
  field,
  error,
  disabled,
  onChange,
}: {
  readonly id: string;
  readonly field: WizardField;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}) => {
  const ticked = field.value.split(',').filter((code) => code !== '');
  const toggle = (code: string, on: boolean): void =>
    onChange(
      field.choices
        .map((choice) => choice.id)
        .filter((each) => (each === code ? on : ticked.includes(each)))
        .join(','),
    );
  return (
    <fieldset className="methods" aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className="field-label">{field.label}</legend>
      <div className="methods-choices">
        {field.choices.map(({ id: code, text, disabledReason }, place) => {
          const boxId = place === 0 ? id : `${id}-${code}`;
          return (
            <div className="method" key={code}>
              <input
                id={boxId}
                type="checkbox"
                className="check-box"
                checked={ticked.includes(code)}
                disabled={disabled || (disabledReason !== null && !ticked.includes(code))}
                aria-invalid={error !== null}
                aria-describedby={`${boxId}-help`}
                onChange={(event) => toggle(code, event.target.checked)}
              />
              <div className="method-words">
                <label className="method-name" htmlFor={boxId}>
                  {text}
                </label>
                <span className="field-help" id={`${boxId}-help`}>
                  {disabledReason ?? explained[code]}
                </span>
              </div>
            </div>
          );
        })}
      </div>
      {error === null ? null : (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
};
