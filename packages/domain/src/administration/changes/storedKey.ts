import type { AccountAdministration } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import type { AdministratorChange } from '../administratorChange.ts';

/** How a key begins that stands at the service, where that is told anywhere: at who has it, else in what was written down. */
export const storedKeyStart = async (
  administration: Pick<AccountAdministration, 'inspect' | 'changes'>,
  integrationId: string,
  holders: readonly Pick<AdminAccount, 'accountId'>[],
): Promise<string | null> => {
  const [holder] = holders;
  if (holder !== undefined) {
    const found = await administration.inspect({ accountId: holder.accountId });
    const integration = found.ok ? found.value.integration : null;
    if (integration?.integrationId === integrationId) return integration.keyStart;
  }
  return keyStartIn(await lastWritten(administration, integrationId));
};

/** The last change of an integration that was written down; null where none is told. */
export const lastWritten = async (
  administration: Pick<AccountAdministration, 'changes'>,
  integrationId: string,
): Promise<AdministratorChange | null> => {
  const changes = await administration.changes?.();
  if (changes?.ok !== true) return null;
  return changes.value.find(({ target }) => target === integrationId) ?? null;
};

/** How the key begins that a change left. */
export const keyStartIn = (change: AdministratorChange | null): string | null => {
  const keyStart = change?.after?.['keyStart'];
  return typeof keyStart === 'string' && keyStart !== '' ? keyStart : null;
};
