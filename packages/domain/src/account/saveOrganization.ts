import type { AccountSettings } from './account.ts';
import type { AccountDirectory } from './accountDirectory.ts';
import type { AccountEvent } from './accountState.ts';
import type { OrganizationForm } from './organizationForm.ts';

/**
 * Saves the organization: the whole settings are sent, with every member that this form does not know unchanged
 * (ACCT-6, S-68, S-69).
 */
export const saveOrganization = async (
  accounts: AccountDirectory,
  before: AccountSettings | null,
  form: OrganizationForm,
): Promise<AccountEvent> => {
  const typed = Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()]));
  const settings: AccountSettings = { ...before, ...typed };
  const answer = await accounts.save(settings);
  return answer.ok ? { type: 'save-succeeded', settings } : { type: 'save-failed', failure: answer.failure };
};
