import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';
import './PasswordField.css';

/** A password that its owner may look at; it is never kept anywhere. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="password-toggle"
          aria-pressed={shown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
};
