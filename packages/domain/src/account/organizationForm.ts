import { checkField } from '../forms/checkField.ts';
import { isEmail } from '../forms/email.ts';

/** The organization's fields, in the order the form shows them (SET-5). */
export const organizationFields = [
  'firstName',
  'lastName',
  'orgName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
] as const;

export type OrganizationField = (typeof organizationFields)[number];
export type OrganizationForm = Readonly<Record<OrganizationField, string>>;

const digitsOnly = /^\d+$/;

/** What stands beside a field before anything is wrong with it: its message alone does not say what is taken (SET-8). */
export const organizationFieldHints: Partial<Readonly<Record<OrganizationField, string>>> = {
  zip: 'Digits only, without letters, spaces or dashes.',
};

/** The most characters that the accounts service keeps of a field. */
const longestField = 200;

const messageOf = (field: OrganizationField, value: string): string | null => {
  if (field === 'email' && !isEmail(value)) return 'Not a valid email address.';
  const pattern = field === 'zip' ? { pattern: digitsOnly } : {};
  return checkField(value, { required: true, maxLength: longestField, ...pattern });
};

/** The messages of the wrong fields (SET-6 to SET-8, S-19): the zip is digits, kept as text. */
export const checkOrganizationForm = (form: OrganizationForm): Partial<Record<OrganizationField, string>> => {
  const wrong: Partial<Record<OrganizationField, string>> = {};
  for (const field of organizationFields) {
    const message = messageOf(field, form[field]);
    if (message !== null) wrong[field] = message;
  }
  return wrong;
};

/** The form of what is stored; absent members are empty. */
export const organizationFormOf = (settings: Readonly<Record<string, unknown>> | null): OrganizationForm => {
  const text = (field: OrganizationField): string => {
    const value = settings?.[field];
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    orgName: text('orgName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
  };
};
