import type { DatabasePlace } from '../database/databasePlace.ts';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import type { KeyRing } from './keyRing.ts';
import { reencryptIntegrations, type Reencryption } from './reencryptIntegrations.ts';

/**
 * `rotate-keys`: has every key at rest sealed under the first secret of the settings, while services of the same database
 * run. Says what became of them, and gives the exit code: 1 where a key opens under none of the secrets.
 */
export const rotateKeys = async (
  place: DatabasePlace,
  ring: KeyRing,
  say: (line: string) => void,
): Promise<0 | 1> => {
  const database = await prepareServicesDatabase(place);
  try {
    const done = await reencryptIntegrations(database.db, ring);
    for (const line of linesOf(done)) say(line);
    return done.unreadable.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
};

const linesOf = ({ sealedAgain, unreadable }: Reencryption): readonly string[] => [
  `${sealedAgain} keys of integrations were sealed again.`,
  unreadable.length === 0
    ? 'All keys are sealed under the first of integrationKeys: no other one is needed any more.'
    : `These integrations have a key that none of integrationKeys opens: ${unreadable.join(', ')}. Add the secret that it was sealed under and run this again, or enter their keys anew.`,
];
