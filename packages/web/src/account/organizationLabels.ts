import type { OrganizationField } from '@fx-gateway/domain/account/organizationForm.ts';

/** The labels of the organization's fields. */
export const organizationLabels: Readonly<Record<OrganizationField, string>> = {
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
