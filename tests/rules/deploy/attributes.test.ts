import { expect, it } from 'vitest';
import { makeRegistrationAttributes } from '@fx-gateway/domain/identity/registration.ts';
import { readUserAttributes } from '../../../packages/adapters/src/identity/userAttributesWire.ts';
import { propertiesOf, readTemplate } from './template.ts';

const identity = readTemplate('identity');

it('the client may write what a registration sends, and read what is shown of a user', () => {
  const sent = makeRegistrationAttributes(
    { username: 'a', email: 'a@b.test', password: '', password_confirm: '', terms: true, fxPartner: null },
    null,
  );
  const all = [
    'email',
    'email_verified',
    'sub',
    'preferred_username',
    'custom:fxpartner',
    'custom:so',
    'other',
  ];
  const shown = Object.keys(readUserAttributes(Object.fromEntries(all.map((name) => [name, 'text']))));
  const { WriteAttributes, ReadAttributes } = propertiesOf(identity, 'Client', {}) as {
    readonly WriteAttributes: readonly string[];
    readonly ReadAttributes: readonly string[];
  };
  expect(WriteAttributes.toSorted()).toEqual(Object.keys(sent).toSorted());
  // The id of a user is always readable, and no attribute that could be named.
  expect(ReadAttributes.toSorted()).toEqual(shown.filter((name) => name !== 'sub').toSorted());
  const { Schema } = propertiesOf(identity, 'UserPool', {}) as {
    readonly Schema: readonly { Name: string }[];
  };
  for (const name of [...WriteAttributes, ...ReadAttributes].filter((one) => one.startsWith('custom:')))
    expect(Schema.map(({ Name }) => `custom:${Name}`)).toContain(name);
});
