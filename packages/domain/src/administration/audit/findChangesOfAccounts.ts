import type { AdminAccount } from '../adminAccount.ts';
import { readIntegrationIdOfState, type AdministratorChange } from '../administratorChange.ts';

type Held = Pick<AdminAccount, 'accountId' | 'email' | 'integrationId'>;

/**
 * The changes, newest first, that concern accounts: their own, and those of an integration while one of them had it. What
 * they had is followed back from what they have now. `namedBy` are the integrations that a change is one of.
 */
export const findChangesOfAccounts = (
  accounts: readonly Held[],
  changes: readonly AdministratorChange[],
  namedBy: (change: AdministratorChange) => readonly string[],
): readonly AdministratorChange[] => {
  const emails = new Map(
    accounts.flatMap(({ accountId, email }) => [
      [accountId.toLowerCase(), email],
      [email.toLowerCase(), email],
    ]),
  );
  const held = new Map(
    accounts.map(({ email, integrationId }) => [email, (integrationId ?? '').toLowerCase()]),
  );
  const holders = new Map<string, number>();
  const count = (id: string, by: number): void => {
    if (id !== '') holders.set(id, (holders.get(id) ?? 0) + by);
  };
  for (const id of held.values()) count(id, 1);
  return changes.filter((change) => {
    const email = emails.get(change.target.toLowerCase());
    if (email === undefined) return namedBy(change).some((id) => (holders.get(id.toLowerCase()) ?? 0) > 0);
    if (change.action === 'assign-integration') {
      const before = readIntegrationIdOfState(change.before).toLowerCase();
      count(held.get(email) ?? '', -1);
      count(before, 1);
      held.set(email, before);
    }
    return true;
  });
};
