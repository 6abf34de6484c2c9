import { heldBackMessages } from '../operations/whyHeldBack.ts';
import { describe, expect, it } from 'vitest';
import type { AccountFailure } from './accountDirectory.ts';
import { accountFailureMessages } from './accountFailureMessages.ts';
import { organizationSaveFailureMessage } from './organizationSaveFailureMessage.ts';

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  orgName: 'Organization Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
};

const trouble = (message: string, kind: AccountFailure['kind'] = 'refused') =>
  organizationSaveFailureMessage({ kind, message, requestId: null }, labels);

describe('an organization that was not saved', () => {
  it.each([
    ['city: Max length is 200', 'city', 'Max length is 200'],
    ['settings.orgName: Required field.', 'orgName', 'Required field.'],
    ['zip:  Digits only.\nNo blanks.', 'zip', 'Digits only.\nNo blanks.'],
  ])('marks the field that the refusal names (%s)', (message, field, reason) => {
    expect(trouble(message).atField).toEqual({
      field,
      message: `The accounts service refuses this: ${reason}`,
    });
  });

  it('because the site holds changes back is told so, with the service not blamed (OPS-3)', () => {
    expect(trouble(heldBackMessages.changes, 'switched-off')).toEqual({
      happened: 'Your organization was not saved.',
      cure: 'Nothing was lost: what you typed is still here. Nothing can be changed for now. Try again when this is over.',
      spoken: null,
      atField: null,
    });
  });

  it('is told with its field and its cure in our words; the service’s stand at the field', () => {
    expect(trouble('city: Max length is 200')).toMatchObject({
      happened: 'Your organization was not saved: City was refused.',
      cure: 'Nothing was lost: what you typed is still here. Change City and save it again.',
      spoken: null,
    });
  });

  it.each(['settings: Max size is 64 kB.', 'colour: Invalid format.', 'No.', 'in city: No.'])(
    'marks nothing where no field of the form is named (%s)',
    (message) => {
      expect(trouble(message)).toEqual({
        happened: 'Your organization was not saved: the accounts service refused it.',
        cure: 'Nothing was lost: what you typed is still here. Check it and save it again.',
        spoken: `The accounts service says: ${message}`,
        atField: null,
      });
    },
  );

  it('repeats nothing where the service said nothing, and marks nothing where it did not refuse', () => {
    expect(trouble(accountFailureMessages.refused).spoken).toBeNull();
    expect(trouble('city: Down.', 'server-trouble')).toMatchObject({
      happened: accountFailureMessages['server-trouble'],
      cure: 'Nothing was lost: what you typed is still here. Save it again in a moment.',
      atField: null,
    });
  });
});
