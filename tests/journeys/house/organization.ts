/** An organization by the labels of its form. */
export const organization = {
  'First Name': 'Dana',
  'Last Name': 'Okafor',
  'Organization Name': 'Harbor Instruments',
  Email: 'accounts@harbor.test',
  Phone: '+1 503 555 0142',
  Address: '14 Quay Street',
  City: 'Portland',
  State: 'OR',
  Zip: '01234',
} as const;
