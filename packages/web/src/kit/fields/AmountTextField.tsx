import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { Field } from './Field.tsx';

/** A long amount is written smaller rather than cut off. */
const sizeOf = ({ length }: string): string => {
  if (length <= 9) return '';
  return length <= 13 ? ' input-amount-long' : ' input-amount-longest';
};

/** An amount as it is typed, right-aligned with its currency beside it; the caller parses it. */
export const AmountTextField = ({
  id,
  label,
  value,
  currency,
  onChange,
  onBlur,
  onKeyDown,
  onPaste,
  help,
  error,
  aside,
  name,
  readOnly = false,
  disabled = false,
  inputRef,
}: {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** The code, or a control that chooses it. */
  readonly currency: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly aside?: ReactNode;
  readonly name?: string;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}) => (
  <Field id={id} label={label} help={help} error={error} aside={aside}>
    {(links) => (
      <div className="input-frame input-frame-amount">
        <input
          {...links}
          ref={inputRef}
          className={`input input-amount${sizeOf(value)}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={value}
          readOnly={readOnly}
          disabled={disabled}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="input-currency">{currency}</span>
      </div>
    )}
  </Field>
);
