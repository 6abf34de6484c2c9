import type { AccountFailure } from './accountDirectory.ts';
import { accountFailureMessages } from './accountFailureMessages.ts';
import { organizationFields, type OrganizationField } from './organizationForm.ts';

/** What is said of an organization that could not be saved. */
type SaveTrouble = {
  readonly happened: string;
  readonly cure: string;
  /** The service's own words; null where it had none, or where they stand at the field. */
  readonly spoken: string | null;
  /** The field that was refused, and what stands at it. */
  readonly atField: { readonly field: OrganizationField; readonly message: string } | null;
};

/** How the service names a field, as in `city: Max length is 200`. */
const fieldFirst = /^(?:settings\.)?(\w+):\s*(\S.*)$/s;

const kept = 'Nothing was lost: what you typed is still here.';

/** Why an organization was not saved and what to do about it; `labels` names the fields of the form. */
export const organizationSaveFailureMessage = (
  { kind, message }: AccountFailure,
  labels: Readonly<Record<OrganizationField, string>>,
): SaveTrouble => {
  const spoken = message === accountFailureMessages[kind] ? null : `The accounts service says: ${message}`;
  if (kind === 'switched-off')
    return {
      happened: 'Your organization was not saved.',
      cure: `${kept} ${message}`,
      spoken: null,
      atField: null,
    };
  if (kind !== 'refused')
    return {
      happened: accountFailureMessages[kind],
      cure: `${kept} Save it again in a moment.`,
      spoken,
      atField: null,
    };
  const [, name, reason] = fieldFirst.exec(message) ?? [];
  const field = organizationFields.find((each) => each === name);
  if (field === undefined)
    return {
      happened: 'Your organization was not saved: the accounts service refused it.',
      cure: `${kept} Check it and save it again.`,
      spoken,
      atField: null,
    };
  return {
    happened: `Your organization was not saved: ${labels[field]} was refused.`,
    cure: `${kept} Change ${labels[field]} and save it again.`,
    spoken: null,
    atField: { field, message: `The accounts service refuses this: ${reason}` },
  };
};
