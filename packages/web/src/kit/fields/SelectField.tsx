import { HTMLSelect } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

/** One of a few; the browser's own list, so that it works with every keyboard and phone. */
export const SelectField = ({
  id,
  label,
  value,
  options,
  onChange,
  placeholder,
  help,
  error,
  aside,
  name,
  required = false,
  disabled = false,
}: {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
  readonly aside?: ReactNode;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}) => (
  <Field id={id} label={label} help={help} error={error} aside={aside}>
    {(links) => (
      <HTMLSelect
        {...links}
        fill
        name={name}
        aria-required={required}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </HTMLSelect>
    )}
  </Field>
);
