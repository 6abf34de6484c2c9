import { TextField } from '../kit/fields/TextField.tsx';

/** Names an account of the forms: by the e-mail of its user or by its id. */
export const AccountField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => (
  <TextField label="E-mail or account id" value={value} autoComplete="off" onChange={onChange} required />
);
