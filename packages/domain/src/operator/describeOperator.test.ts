import { expect, it } from 'vitest';
import { describeOperator } from './describeOperator.ts';

it('the party of the agreement is named with all that the operator says of itself, and without what it does not (OPERATOR-2)', () => {
  expect(
    describeOperator({
      name: 'Harbour Gateway Ltd',
      registration: 'Companies House 01234567',
      licence: 'FCA 900001',
      address: '1 Quay Street, London',
      funds: 'Customers’ money is kept apart at Northbank plc',
      statusPage: 'https://status.example.test',
    }),
  ).toBe(
    'The provider of this service, “we”, is Harbour Gateway Ltd, registration Companies House 01234567, licence FCA 900001, 1 Quay Street, London. Customers’ money is kept apart at Northbank plc.',
  );
  for (const funds of ['Kept apart.', 'Kept apart!', 'How? Ask us?'])
    expect(describeOperator({ name: 'Harbour Gateway Ltd.', funds })).toBe(
      `The provider of this service, “we”, is Harbour Gateway Ltd. ${funds}`,
    );
});
