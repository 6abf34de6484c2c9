import { joinSentences } from '../../words/joinSentences.ts';
import { keyStartIn, lastWritten } from './storedKey.ts';
import type { AccountAdministration, IntegrationUpdate } from '../accountAdministration.ts';

/**
 * What is said of a new integration that the service refused to make while its client id has one now: nobody can tell
 * whether it is this administrator's, and its key may be another one. Null where there is none.
 */
export const takenMeanwhile = async (
  administration: Pick<AccountAdministration, 'integrations' | 'changes'>,
  { clientId, kind }: Pick<IntegrationUpdate, 'clientId' | 'kind'>,
): Promise<string | null> => {
  const known = await administration.integrations();
  const taken = known.ok
    ? known.value.find((each) => each.clientId === clientId && each.kind === kind)
    : undefined;
  if (taken === undefined) return null;
  const keyStart = keyStartIn(await lastWritten(administration, taken.integrationId));
  return joinSentences(
    `${clientId} has an integration now: ${taken.integrationId}.`,
    'Another administrator made it, or this very call was sent twice.',
    keyStart !== null
      ? `Its key begins with ${keyStart}: compare it with yours before you go on.`
      : 'How its key begins is not told: ask who made it before you go on.',
  );
};
