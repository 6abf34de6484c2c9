import { useId, type ReactNode } from 'react';
import './Field.css';
import './CheckField.css';

/** One box to tick, with its words, which may hold links, and its error beneath. */
export const CheckField = ({
  id: givenId,
  name,
  checked,
  onChange,
  error = null,
  required = false,
  children,
}: {
  readonly id?: string;
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | null | undefined;
  readonly required?: boolean;
  readonly children: ReactNode;
}) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="check">
      <input
        id={id}
        name={name}
        className="check-box"
        type="checkbox"
        checked={checked}
        aria-required={required}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="check-label" htmlFor={id}>
        {children}
      </label>
      {error === null ? null : (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
};
