import type { Ref } from 'react';
import { TextField } from '../../kit/fields/TextField.tsx';

/** A mailed code, which a phone may fill in by itself. */
export const CodeField = ({
  label,
  value,
  error,
  onChange,
  inputRef,
}: {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}) => (
  <TextField
    id="code"
    name="code"
    label={label}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    value={value}
    error={error}
    onChange={onChange}
    {...(inputRef === undefined ? {} : { inputRef })}
  />
);
