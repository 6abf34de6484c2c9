import type { AccountAdministration } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import type { Integration } from '../integration.ts';
import { readKeyStart } from '../integrationKey.ts';
import { isProviderKind } from '../integrationKinds.ts';
import { findIntegrationsBelow } from '../integrationUse.ts';
import { readKeyStartOfChange, readInspectedKeyStart } from './storedKey.ts';

/** Of those whose keys were never written down so many are looked at; a call each is too much for more. */
const mostLooked = 12;

/** Where more than these begin alike, the beginning tells nothing. */
const mostAlike = 3;

type Asked = Pick<AccountAdministration, 'inspect' | 'changes'>;

/** Whose keys begin as another does. */
export type ClientIdsWithSameKeyStart = {
  readonly clientIds: readonly string[];
  /** What should tell how the others begin could not be read. */
  readonly isUnchecked: boolean;
};

const holdersOfEach = (
  integrations: readonly Integration[],
  accounts: readonly AdminAccount[],
): readonly AdminAccount[] =>
  integrations.flatMap(
    ({ integrationId }) => accounts.find((account) => account.integrationId === integrationId) ?? [],
  );

/** One account each that tells of the integrations that are looked for; of a provider one that is below it. */
const lookedAt = (
  lookedFor: readonly Integration[],
  known: readonly Integration[],
  accounts: readonly AdminAccount[],
): readonly AdminAccount[] => {
  const looked = holdersOfEach(lookedFor, accounts);
  const below = lookedFor
    .filter(({ kind }) => isProviderKind(kind))
    .flatMap((provider) => {
      const theirs = holdersOfEach(findIntegrationsBelow(provider, known), accounts);
      return theirs.some((each) => looked.includes(each)) ? [] : theirs.slice(0, 1);
    });
  return [...looked, ...below];
};

/**
 * The client ids of the other integrations whose key begins as this one does, which may then be theirs; the provider's
 * too. Of a key only its beginning is known: as it was last written down, else as it is told of who has it, or one below it.
 */
export const findClientIdsWithSameKeyStart = async (
  administration: Asked,
  { integrationId, key }: { readonly integrationId: string; readonly key: string },
  known: readonly Integration[],
  accounts: readonly AdminAccount[],
): Promise<ClientIdsWithSameKeyStart> => {
  if (key === '') return { clientIds: [], isUnchecked: false };
  const changes = await administration.changes?.();
  const written = changes?.ok === true ? changes.value : [];
  const others = known.filter((each) => each.integrationId !== integrationId);
  const told = new Map(
    others.map((each) => [
      each.integrationId,
      readKeyStartOfChange(written.find(({ target }) => target === each.integrationId) ?? null),
    ]),
  );
  const untold = others.filter((each) => told.get(each.integrationId) === null);
  const lookedFor =
    holdersOfEach(untold, accounts).length > mostLooked
      ? untold.filter(({ kind }) => isProviderKind(kind))
      : untold;
  const looked = await Promise.all(
    lookedAt(lookedFor, known, accounts).map(({ accountId }) => administration.inspect({ accountId })),
  );
  for (const each of looked)
    for (const other of lookedFor) {
      const keyStart = each.ok ? readInspectedKeyStart(other, each.value.integration) : null;
      if (keyStart !== null) told.set(other.integrationId, keyStart);
    }
  const alike = others.filter((each) => told.get(each.integrationId) === readKeyStart(key));
  return {
    clientIds: alike.length > mostAlike ? [] : alike.map(({ clientId }) => clientId),
    isUnchecked:
      looked.some(({ ok }) => !ok) ||
      (changes?.ok === false && untold.some((each) => told.get(each.integrationId) === null)),
  };
};
