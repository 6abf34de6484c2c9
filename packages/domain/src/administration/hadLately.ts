import type { AdminAccount } from './adminAccount.ts';
import { integrationIn, type AdministratorChange } from './administratorChange.ts';

/** For so many days after a customer had an integration nobody else is given it without meaning it (ADMIN-33). */
const lateDays = 7;

const msOfDay = 86_400_000;

/** The first moment of these days. */
export const lateSince = (now: number): number => now - lateDays * msOfDay;

/** Who had an integration, and until when (ISO 8601). */
export type FormerHolder = Pick<AdminAccount, 'email'> & { readonly until: string };

/** The other accounts that had an integration lately and have it no more, as it was written down, the last one first. */
export const hadLately = (
  integrationId: string,
  changes: readonly AdministratorChange[],
  { now, others }: { readonly now: number; readonly others: (email: string) => boolean },
): readonly FormerHolder[] => {
  const found = new Map<string, FormerHolder>();
  for (const { action, target: email, before, at } of changes) {
    if (action !== 'assign-integration' || integrationIn(before) !== integrationId) continue;
    if (Date.parse(at) < lateSince(now) || !others(email) || found.has(email)) continue;
    found.set(email, { email, until: at });
  }
  return [...found.values()];
};
