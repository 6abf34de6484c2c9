/** An organization as the accounts service takes it. */
export const organization = {
  firstName: 'Dana',
  lastName: 'Okafor',
  orgName: 'Harbor Instruments',
  email: 'accounts@harbor.test',
  phone: '+1 503 555 0142',
  address: '14 Quay Street',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
} as const;
