import type { AccountAdministration } from './accountAdministration.ts';
import type { AdminAccount } from './adminAccount.ts';
import { readIntegrationIdOfState, type AdministratorChange } from './administratorChange.ts';
import { formatUtcDateTime } from './formatUtcDateTime.ts';

/** For so many days after a customer had an integration nobody else is given it without meaning it (ADMIN-33). */
const lateDays = 7;

const msOfDay = 86_400_000;

/** The first moment of these days. */
const lateSince = (now: number): number => now - lateDays * msOfDay;

/** Who had an integration, and until when (ISO 8601). */
type FormerHolder = Pick<AdminAccount, 'email'> & { readonly until: string };

/** Who had an integration lately, the last one first; null where it could not be read. */
export type FormerHolders = readonly FormerHolder[] | null;

/** What was written down of these days; null where it cannot be read. A service that writes nothing down tells nothing. */
export const loadRecentChanges = async (
  administration: Pick<AccountAdministration, 'changes'>,
  now: number,
): Promise<readonly AdministratorChange[] | null> => {
  const told = await administration.changes?.(new Date(lateSince(now)).toISOString());
  if (told === undefined) return [];
  return told.ok ? told.value : null;
};

/** The other accounts that had an integration lately and have it no more, as it was written down. */
export const findFormerHolders = (
  integrationId: string,
  changes: readonly AdministratorChange[] | null,
  { now, others }: { readonly now: number; readonly others: (email: string) => boolean },
): FormerHolders => {
  if (changes === null) return null;
  const found = new Map<string, FormerHolder>();
  for (const { action, target: email, before, at } of changes) {
    if (action !== 'assign-integration' || readIntegrationIdOfState(before) !== integrationId) continue;
    if (Date.parse(at) < lateSince(now) || !others(email) || found.has(email)) continue;
    found.set(email, { email, until: at });
  }
  return [...found.values()];
};

const notChecked = 'It could not be checked who had it in the last seven days.';

/**
 * Builds one sentence for each customer who had this integration in the last seven days, until when, and what that
 * means. If the history could not be read, one sentence says so. Empty when there is nobody.
 */
export const formerHolderSentences = (
  hadBy: FormerHolders,
  you: string | null,
  means: { readonly had: string; readonly notChecked: string },
): readonly string[] =>
  hadBy === null
    ? [`${notChecked} ${means.notChecked}`.trim()]
    : hadBy.map((one) =>
        `${one.email === you ? 'You' : one.email} had it until ${formatUtcDateTime(one.until)}. ${means.had}`.trim(),
      );
