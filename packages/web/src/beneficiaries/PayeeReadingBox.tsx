import type { NumberRepair } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { readingMessages } from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { TextArea } from '../kit/fields/TextArea.tsx';
import { LabelledValueList, type LabelledValue } from '../kit/facts/LabelledValueList.tsx';
import { RepairedNumber } from './RepairedNumber.tsx';
import './PayeeReadingBox.css';

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
  readonly clear: (() => void) | null;
  /** A number of the text that one press mends. */
  readonly repair: NumberRepair | undefined;
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
    {clear === null && repair === undefined ? null : (
      <div className="button-row">
        {repair === undefined ? null : (
          <RepairedNumber
            fieldId={id}
            why={null}
            whole={repair.whole}
            disabled={disabled}
            onTake={(whole) => onType(text.replace(repair.written, whole))}
          />
        )}
        {clear === null ? null : (
          <QuietButton
            disabled={disabled}
            onPress={() => {
              clear();
              document.getElementById(id)?.focus();
            }}
          >
            {readingMessages.clear}
          </QuietButton>
        )}
      </div>
    )}
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
