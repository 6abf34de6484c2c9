import type { AccountAdministration } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import type { Integration } from '../integration.ts';
import { startOfKey } from '../integrationKey.ts';
import { keyStartIn } from './storedKey.ts';

/** Of those whose keys were never written down so many are looked at; a call each is too much for more. */
const mostLooked = 12;

/** Where more than these begin alike, the beginning tells nothing. */
const mostAlike = 3;

type Asked = Pick<AccountAdministration, 'inspect' | 'changes'>;

/**
 * The client ids of the other integrations whose key begins as this one does, which may then be theirs. Of a key only its
 * beginning is known: as it was last written down, else as it is told of who has it.
 */
export const keysAlike = async (
  administration: Asked,
  { integrationId, key }: { readonly integrationId: string; readonly key: string },
  known: readonly Integration[],
  accounts: readonly AdminAccount[],
): Promise<readonly string[]> => {
  if (key === '') return [];
  const changes = await administration.changes?.();
  const written = changes?.ok === true ? changes.value : [];
  const others = known.filter((each) => each.integrationId !== integrationId);
  const told = new Map(
    others.map((each) => [
      each.integrationId,
      keyStartIn(written.find(({ target }) => target === each.integrationId) ?? null),
    ]),
  );
  const holders = others.flatMap((each) =>
    told.get(each.integrationId) === null
      ? (accounts.find((account) => account.integrationId === each.integrationId) ?? [])
      : [],
  );
  const looked =
    holders.length > mostLooked
      ? []
      : await Promise.all(holders.map(({ accountId }) => administration.inspect({ accountId })));
  for (const each of looked)
    if (each.ok && each.value.integration !== null)
      told.set(each.value.integration.integrationId, each.value.integration.keyStart);
  const alike = others.filter((each) => told.get(each.integrationId) === startOfKey(key));
  return alike.length > mostAlike ? [] : alike.map(({ clientId }) => clientId);
};
