import { Field } from '../kit/fields/Field.tsx';
import { TextArea } from '../kit/fields/TextArea.tsx';
import { LabelledValueList, type LabelledValue } from '../kit/facts/LabelledValueList.tsx';
import './PayeeReadingBox.css';

/** Takes what a person has of somebody whom they want to pay, and shows what was read of it (CP-READ-1, CP-READ-2). */
export const PayeeReadingBox = ({
  label,
  help,
  text,
  mistakes,
  heard,
  facts,
  sentences,
  disabled,
  onType,
}: {
  readonly label: string;
  readonly help: string;
  readonly text: string;
  readonly mistakes: readonly string[];
  /** Everything that was read, for those who hear it. */
  readonly heard: string;
  /** What no field of the step at hand shows. */
  readonly facts: readonly LabelledValue[];
  readonly sentences: readonly string[];
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
}) => (
  <div className="payee-reading step-field-wide">
    <Field
      id="beneficiary-given"
      label={label}
      aside={<span className="field-help">Optional</span>}
      help={help}
      error={mistakes.length === 0 ? null : mistakes.join(' ')}
    >
      {(links) => (
        <TextArea
          {...links}
          className="payee-reading-text"
          rows={2}
          disabled={disabled}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
    <output className="visually-hidden">{mistakes.join(' ')}</output>
    <div className="payee-reading-result">
      <output className="visually-hidden">{heard}</output>
      <div aria-live="polite">
        {facts.length === 0 ? null : <LabelledValueList columns={1} facts={facts} />}
        {sentences.map((sentence) => (
          <p className="field-help" key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  </div>
);
