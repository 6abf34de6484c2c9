import { organizationFields, organizationFormOf, type AccountSettings } from '@fx-gateway/domain/account';
import { FactList } from '../kit/facts/FactList.tsx';
import { organizationLabels } from './organizationLabels.ts';

/** The organization as it is stored (SET-5). */
export const OrganizationFacts = ({ settings }: { readonly settings: AccountSettings | null }) => {
  const form = organizationFormOf(settings);
  return (
    <FactList
      facts={organizationFields.map((field) => ({
        label: organizationLabels[field],
        value: form[field] === '' ? 'Not given' : form[field],
      }))}
    />
  );
};
