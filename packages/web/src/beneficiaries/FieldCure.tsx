import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import './FieldCure.css';

/** A press that mends what stands in a field; the button goes with its cause, and typing goes on in the field. */
export const FieldCure = ({
  fieldId,
  why,
  label,
  disabled,
  onTake,
}: {
  readonly fieldId: string;
  /** The likely cause; null where it stands there already. */
  readonly why: string | null;
  /** What the press does. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onTake: () => void;
}) => (
  <div className="field-cure">
    {why}
    <QuietButton
      disabled={disabled}
      onPress={() => {
        onTake();
        document.getElementById(fieldId)?.focus();
      }}
    >
      {label}
    </QuietButton>
  </div>
);
