import type { AccountAdministration } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import type { Integration, IntegrationDetail } from '../integration.ts';

type Named = Pick<Integration, 'integrationId' | 'clientId'>;

/** How the key of an integration begins, as an inspected one tells of itself and of the one above it. */
export const readInspectedKeyStart = (
  { integrationId, clientId }: Named,
  inspected: IntegrationDetail | null,
): string | null => {
  if (inspected === null) return null;
  if (inspected.integrationId === integrationId) return inspected.keyStart;
  return inspected.parentId === clientId ? inspected.parentKeyStart : null;
};

/**
 * How a key begins that stands at the service, where that is told anywhere: at who has it or one below it, else in what
 * was written down.
 */
export const readStoredKeyStart = async (
  administration: Pick<AccountAdministration, 'inspect' | 'changes'>,
  stored: Named,
  holders: readonly Pick<AdminAccount, 'accountId'>[],
): Promise<string | null> => {
  const [holder] = holders;
  if (holder !== undefined) {
    const found = await administration.inspect({ accountId: holder.accountId });
    const keyStart = readInspectedKeyStart(stored, found.ok ? found.value.integration : null);
    if (keyStart !== null) return keyStart;
  }
  return readKeyStartOfChange(await findLastIntegrationChange(administration, stored.integrationId));
};

/** The last change of an integration that was written down; null where none is told. */
export const findLastIntegrationChange = async (
  administration: Pick<AccountAdministration, 'changes'>,
  integrationId: string,
): Promise<AdministratorChange | null> => {
  const changes = await administration.changes?.();
  if (changes?.ok !== true) return null;
  return changes.value.find(({ target }) => target === integrationId) ?? null;
};

/** How the key begins that a change left. */
export const readKeyStartOfChange = (change: AdministratorChange | null): string | null => {
  const keyStart = change?.after?.['keyStart'];
  return typeof keyStart === 'string' && keyStart !== '' ? keyStart : null;
};
