import type { RunExclusively } from '../ports/exclusively.ts';
import type { Result } from '../result/result.ts';
import type { AccountSettings } from './account.ts';
import type { AccountsService } from './accountDirectory.ts';
import type { AccountStateAction } from './accountState.ts';
import {
  organizationFields,
  organizationFormOf,
  type OrganizationField,
  type OrganizationForm,
} from './organizationForm.ts';

/** The fields that hold something else in one form than in the other. */
const differing = (one: OrganizationForm, other: OrganizationForm): readonly OrganizationField[] =>
  organizationFields.filter((field) => one[field].trim() !== other[field].trim());

/** What was typed, on top of what is stored now: a field that the user has not changed follows what is stored. */
export const mergeWithStoredOrganization = (
  form: OrganizationForm,
  opened: AccountSettings | null,
  stored: AccountSettings | null,
): OrganizationForm => {
  const typed = differing(form, organizationFormOf(opened)).map((field) => [field, form[field]] as const);
  return { ...organizationFormOf(stored), ...Object.fromEntries(typed) };
};

const becameOf = async (
  accounts: AccountsService,
  opened: AccountSettings | null,
  form: OrganizationForm,
): Promise<AccountStateAction> => {
  const loaded = await accounts.load();
  if (!loaded.ok) return { type: 'save-failed', failure: loaded.failure };
  const stored = organizationFormOf(loaded.value.settings);
  const changed = differing(form, organizationFormOf(opened));
  const elsewhere = differing(stored, organizationFormOf(opened));
  const fields = changed.filter(
    (field) => elsewhere.includes(field) && differing(form, stored).includes(field),
  );
  if (fields.length > 0) return { type: 'changed-elsewhere', account: loaded.value, fields };
  const together = Object.entries(mergeWithStoredOrganization(form, opened, loaded.value.settings));
  const typed = Object.fromEntries(together.map(([field, text]) => [field, text.trim()]));
  const settings: AccountSettings = { ...loaded.value.settings, ...typed };
  const answer = await accounts.save(settings);
  return answer.ok ? { type: 'save-succeeded', settings } : { type: 'save-failed', failure: answer.failure };
};

/**
 * Saves the organization: what differs from what was `opened` is put on top of what is stored now, and the whole
 * settings are sent, with every member that this form does not know unchanged (ACCT-6, S-68, S-69). Nothing is sent
 * where another tab or device has changed the same field to something else meanwhile: the user sees that first. No
 * other tab of this machine saves anything from the look at what is stored until the answer.
 */
export const saveOrganization = <E>(
  accounts: AccountsService,
  opened: AccountSettings | null,
  form: OrganizationForm,
  exclusively: RunExclusively<E>,
): Promise<Result<AccountStateAction, E>> => exclusively(() => becameOf(accounts, opened, form));
