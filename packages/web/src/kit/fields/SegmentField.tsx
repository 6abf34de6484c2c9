import type { ReactNode } from 'react';
import './Field.css';
import './SegmentField.css';

/** One of two or three, all of them in sight. */
export const SegmentField = ({
  id,
  label,
  value,
  options,
  onChange,
  error,
  aside,
  disabled = false,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  /** Something quiet behind the label. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}) => {
  const shown = error ?? null;
  return (
    <fieldset className="segments" aria-describedby={shown === null ? undefined : `${id}-error`}>
      <legend>
        <span className="field-label">{label}</span> {aside}
      </legend>
      <div className="segments-choices">
        {options.map((option, place) => (
          <label className="segment" key={option.value}>
            <input
              id={place === 0 ? id : undefined}
              className="segment-input"
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled === true}
              onChange={() => onChange(option.value)}
            />
            <span className="segment-label">{option.label}</span>
          </label>
        ))}
      </div>
      {shown === null ? null : (
        <div className="field-error" id={`${id}-error`}>
          {shown}
        </div>
      )}
    </fieldset>
  );
};
