import type {
  FocusEvent,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  ReactNode,
  Ref,
} from 'react';
import { Field } from './Field.tsx';

export type TextFieldProps = {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  /** Enter does this, and does not send the form around it. */
  readonly onEnter?: () => void;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
  readonly aside?: ReactNode;
  readonly type?: HTMLInputTypeAttribute;
  readonly name?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** A small control inside the frame, at its end. */
  readonly end?: ReactNode;
};

/** One line of text. */
export const TextField = ({
  id,
  label,
  help,
  error,
  aside,
  onChange,
  onEnter,
  inputRef,
  end,
  type = 'text',
  required = false,
  ...input
}: TextFieldProps) => (
  <Field id={id} label={label} help={help} error={error} aside={aside}>
    {(links) => (
      <div className="input-frame">
        <input
          {...input}
          {...links}
          className="input"
          type={type}
          ref={inputRef}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
        />
        {end === undefined ? null : <div className="input-end">{end}</div>}
      </div>
    )}
  </Field>
);
