import { TextField } from '../kit/fields/TextField.tsx';

/** Names an account of the forms: by the e-mail of its user or by its id. */
export const AccountField = ({
  value,
  fixed,
  onChange,
}: {
  readonly value: string;
  /** While it is asked for: what is shown to confirm is of what stands in the form. */
  readonly fixed: boolean;
  readonly onChange: (value: string) => void;
}) => (
  <TextField
    label="E-mail or account id"
    value={value}
    autoComplete="off"
    readOnly={fixed}
    onChange={onChange}
    required
  />
);
