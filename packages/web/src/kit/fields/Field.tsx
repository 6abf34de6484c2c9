import { useId, type ReactNode } from 'react';
import './Field.css';

/** What the control inside a field needs so that its label, help and error belong to it. */
type FieldLinks = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
};

/** A label above its control, help under it before it is needed, and one error in place of nothing. */
export const Field = ({
  id: givenId,
  label,
  help,
  error,
  aside,
  children,
}: {
  readonly id?: string | undefined;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Something quiet at the end of the label's line, such as a link. */
  readonly aside?: ReactNode;
  readonly children: (links: FieldLinks) => ReactNode;
}) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const shown = error ?? null;
  const described = [help === undefined ? null : `${id}-help`, shown === null ? null : `${id}-error`]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <div className="field">
      <div className="field-line">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': shown !== null,
      })}
      {help === undefined ? null : (
        <div className="field-help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {shown === null ? null : (
        <div className="field-error" id={`${id}-error`}>
          {shown}
        </div>
      )}
    </div>
  );
};
