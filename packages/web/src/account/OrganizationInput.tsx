import {
  organizationFieldHints,
  type OrganizationField,
} from '@fx-gateway/domain/account/organizationForm.ts';
import { TextField, type TextFieldProps } from '../kit/fields/TextField.tsx';
import { organizationLabels } from './organizationLabels.ts';

type Look = Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type'> & {
  readonly room: 'wide' | 'half' | 'narrow';
};

/** How each field is filled in; browsers know these fields by their autocomplete names. */
const looks: Readonly<Record<OrganizationField, Look>> = {
  firstName: { autoComplete: 'given-name', room: 'half' },
  lastName: { autoComplete: 'family-name', room: 'half' },
  orgName: { autoComplete: 'organization', room: 'wide' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', room: 'half' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', room: 'half' },
  address: { autoComplete: 'street-address', room: 'wide' },
  city: { autoComplete: 'address-level2', room: 'narrow' },
  state: { autoComplete: 'address-level1', room: 'narrow' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric', room: 'narrow' },
};

/** One field of the organization. */
export const OrganizationInput = ({
  field,
  ...rest
}: {
  readonly field: OrganizationField;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}) => {
  const { room, ...look } = looks[field];
  const help = organizationFieldHints[field];
  return (
    <div className={`organization-${room}`}>
      <TextField
        {...look}
        {...rest}
        {...(help === undefined ? {} : { help })}
        name={field}
        label={organizationLabels[field]}
        required
      />
    </div>
  );
};
