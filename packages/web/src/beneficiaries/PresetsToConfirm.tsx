import { presetMessages } from '@fx-gateway/domain/beneficiaries/presetMessages.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import './PresetsToConfirm.css';

export const presetsBoxId = 'presets-confirmed';

/** What nobody chose, together above Submit, each with the way to its field; one tick confirms it (CP-WIZ-23, OFX-BENE-14). */
export const PresetsToConfirm = <Field extends string>({
  presets,
  confirmed,
  disabled,
  onConfirm,
  onChange,
}: {
  readonly presets: readonly { readonly field: Field; readonly label: string; readonly value: string }[];
  readonly confirmed: boolean;
  readonly disabled: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  /** To the field of one of them. */
  readonly onChange: (field: Field) => void;
}) =>
  presets.length === 0 ? null : (
    <section className="presets" aria-labelledby="presets-title">
      <h3 className="presets-title" id="presets-title">
        {presetMessages.title}
      </h3>
      <ul className="presets-list">
        {presets.map(({ field, label, value }) => (
          <li className="preset" key={field}>
            <span className="preset-label">{label}</span>
            <span className="preset-value">{value}</span>
            <QuietButton
              look="plain"
              label={presetMessages.change(label)}
              disabled={disabled}
              onPress={() => onChange(field)}
            >
              Change
            </QuietButton>
          </li>
        ))}
      </ul>
      <CheckField
        id={presetsBoxId}
        checked={confirmed}
        onChange={(ticked) => !disabled && onConfirm(ticked)}
        required
      >
        {presetMessages.confirm}
      </CheckField>
    </section>
  );
