import { readingMessages } from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import './RepairedNumber.css';

/** What a number is likely to have been, with one press; the button goes with it, and typing goes on in the field. */
export const RepairedNumber = ({
  fieldId,
  why,
  whole,
  disabled,
  onTake,
}: {
  readonly fieldId: string;
  /** The likely cause; null where it stands there already. */
  readonly why: string | null;
  readonly whole: string;
  readonly disabled: boolean;
  readonly onTake: (whole: string) => void;
}) => (
  <div className="repaired-number">
    {why}
    <QuietButton
      disabled={disabled}
      onPress={() => {
        onTake(whole);
        document.getElementById(fieldId)?.focus();
      }}
    >
      {readingMessages.repair(whole)}
    </QuietButton>
  </div>
);
