import { joinSentences } from '../../words/joinSentences.ts';
import type { AccountAdministration, IntegrationUpdate } from '../accountAdministration.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import type { Integration } from '../integration.ts';
import { readKeyStart } from '../integrationKey.ts';
import { findAccountsWithIntegration } from '../integrationUse.ts';
import { formatUtcDateTime } from '../formatUtcDateTime.ts';
import { readKeyStartOfChange, findLastIntegrationChange, readStoredKeyStart } from './storedKey.ts';

type Asked = Pick<AccountAdministration, 'integrations' | 'accounts' | 'inspect' | 'changes'>;

const keySentence = (keyStart: string | null, key: string): string => {
  if (keyStart === null) return 'How its key begins is not told: ask who changed it last before you go on.';
  const yours = readKeyStart(key);
  return yours === keyStart
    ? `Its key begins with ${keyStart}, as yours does: it may be yours.`
    : `Its key begins with ${keyStart}, yours with ${yours}: it is not yours.`;
};

const lastSentence = (written: AdministratorChange | null): string =>
  written === null ? '' : `It was changed last by ${written.by}, ${formatUtcDateTime(written.at)}.`;

/**
 * How an integration stands that was to be written, where its answer does not tell what came of it: how its key begins
 * beside the one that was sent, and who changed it last. A key cannot be read, so it is never told as made.
 */
const stateOf = async (
  administration: Asked,
  stored: Pick<Integration, 'integrationId' | 'clientId'>,
  key: string,
): Promise<string> => {
  const [accounts, written] = await Promise.all([
    administration.accounts(''),
    findLastIntegrationChange(administration, stored.integrationId),
  ]);
  const holders = accounts.ok ? findAccountsWithIntegration(stored.integrationId, accounts.value) : [];
  const keyStart =
    readKeyStartOfChange(written) ?? (await readStoredKeyStart(administration, stored, holders));
  return joinSentences(keySentence(keyStart, key), lastSentence(written));
};

/**
 * The same after a lost answer; null where the integrations cannot be read. `seenVersion` is that of the record as it was
 * confirmed: where it stands there still, nothing was written.
 */
export const describeIntegrationAfterLostAnswer = async (
  administration: Asked,
  { integrationId, clientId, key }: IntegrationUpdate,
  seenVersion?: string,
): Promise<string | null> => {
  const known = await administration.integrations();
  if (!known.ok) return null;
  const found = known.value.find((each) =>
    integrationId === '' ? each.clientId === clientId : each.integrationId === integrationId,
  );
  if (found === undefined) return `There is no integration of ${clientId} now.`;
  if (seenVersion !== undefined && found.version === seenVersion)
    return `The integration of ${found.clientId} stands there as you saw it: nothing of your change has arrived so far.`;
  return joinSentences(
    `The integration of ${found.clientId} stands there now: ${found.integrationId}.`,
    await stateOf(administration, found, key),
  );
};

/** The same of a new integration that was refused while its client id has one now: nobody can tell whose it is. */
export const findClientIdTakenMessage = async (
  administration: Asked,
  { clientId, key }: IntegrationUpdate,
): Promise<string | null> => {
  const known = await administration.integrations();
  const taken = known.ok ? known.value.find((each) => each.clientId === clientId) : undefined;
  return taken === undefined
    ? null
    : joinSentences(
        `${clientId} has an integration now: ${taken.integrationId}.`,
        'Another administrator made it, or this very call was sent twice.',
        await stateOf(administration, taken, key),
      );
};
