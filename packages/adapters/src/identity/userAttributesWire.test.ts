import { expect, it } from 'vitest';
import { readUserAttributes } from './userAttributesWire.ts';

it('a user is read from the attributes of this product that are texts, whatever else the service keeps (USER-5)', () => {
  const known = { email: 'ada@example.test', sub: 's-1', 'custom:so': 'afs' };
  expect(readUserAttributes({ ...known, email_verified: true, 'custom:other': 'x' })).toEqual(known);
  expect([undefined, null].map(readUserAttributes)).toEqual([{}, {}]);
});
