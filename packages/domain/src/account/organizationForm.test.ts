import { describe, expect, it } from 'vitest';
import { checkOrganizationForm, organizationFormOf, organizationFieldHints } from './organizationForm.ts';

const form = organizationFormOf({
  firstName: 'Ada',
  lastName: 'King',
  orgName: 'Engines',
  email: 'a@b.co',
  phone: '1',
  address: 'Road 1',
  city: 'Town',
  state: 'OR',
  zip: '01234',
  more: 1,
});

describe('the organization (SET-5 to SET-8)', () => {
  it('is complete with its nine fields, and the zip keeps its leading zero', () => {
    expect(checkOrganizationForm(form)).toEqual({});
    expect(form.zip).toBe('01234');
    expect(Object.keys(form)).toHaveLength(9);
  });

  it('every field is required, the e-mail in its own words', () => {
    expect(checkOrganizationForm(organizationFormOf(null))).toEqual({
      firstName: 'Required field.',
      lastName: 'Required field.',
      orgName: 'Required field.',
      email: 'Not a valid email address.',
      phone: 'Required field.',
      address: 'Required field.',
      city: 'Required field.',
      state: 'Required field.',
      zip: 'Required field.',
    });
  });

  it('a zip has digits only (S-19)', () => {
    expect(checkOrganizationForm({ ...form, zip: '97-201' })).toEqual({ zip: 'Invalid format.' });
    expect(checkOrganizationForm({ ...form, zip: 'SW1A 1AA' })).toEqual({ zip: 'Invalid format.' });
    expect(organizationFieldHints).toEqual({ zip: 'Digits only, without letters, spaces or dashes.' });
  });
});
