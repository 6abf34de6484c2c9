import { TextField } from '../../kit/fields/TextField.tsx';

/** The e-mail that the user signs in with. */
export const EmailField = ({
  id = 'email',
  value,
  error,
  onChange,
  readOnly = false,
}: {
  readonly id?: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (email: string) => void;
  readonly readOnly?: boolean;
}) => (
  <TextField
    id={id}
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="username"
    required
    readOnly={readOnly}
    value={value}
    error={error}
    onChange={onChange}
  />
);
