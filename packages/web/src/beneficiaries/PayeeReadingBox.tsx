import { Field } from '../kit/fields/Field.tsx';
import { TextArea } from '../kit/fields/TextArea.tsx';
import type { LabelledValue } from '../kit/facts/LabelledValueList.tsx';
import { FieldCure } from './FieldCure.tsx';
import { ReadFacts } from './ReadFacts.tsx';
import './PayeeReadingBox.css';

/** A button below the text and what it does to it. */
type TextPress = { readonly label: string; readonly press: () => void };

/** Takes what a person has of somebody whom they want to pay, and shows what was read of it (CP-READ-1, CP-READ-2). */
export const PayeeReadingBox = ({
  id,
  label,
  help,
  text,
  mistake,
  clear,
  repair,
  heard,
  facts,
  sentences,
  disabled,
  onType,
}: {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly text: string;
  /** What is wrong with it; null where nothing is. */
  readonly mistake: string | null;
  /** Clears the field, where Continue has stopped at it; null elsewhere. */
  readonly clear: TextPress | null;
  /** Mends a number of the text; null where none can be mended. */
  readonly repair: TextPress | null;
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
      id={id}
      label={label}
      aside={<span className="field-help">Optional</span>}
      help={help}
      error={mistake}
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
    <output className="visually-hidden">{mistake ?? ''}</output>
    {clear === null && repair === null ? null : (
      <div className="button-row">
        {repair === null ? null : (
          <FieldCure fieldId={id} why={null} label={repair.label} disabled={disabled} onTake={repair.press} />
        )}
        {clear === null ? null : (
          <FieldCure fieldId={id} why={null} label={clear.label} disabled={disabled} onTake={clear.press} />
        )}
      </div>
    )}
    <div className="payee-reading-result">
      <output className="visually-hidden">{heard}</output>
      <div aria-live="polite">
        <ReadFacts facts={facts} />
        {sentences.map((sentence) => (
          <p className="field-help" key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  </div>
);
