import { z } from 'zod';

const required = z.string('Required field.').trim().min(1, 'Required field.').max(200, 'Max length is 200');

/** The organization's fields are checked; whatever else a client keeps in the settings is kept as it is. */
export const organizationSettingsSchema = z.looseObject({
  firstName: required,
  lastName: required,
  orgName: required,
  email: required.refine((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'Not a valid email address.'),
  phone: required,
  address: required,
  city: required,
  state: required,
  zip: required.regex(/^\d+$/, 'Invalid format.'),
});
