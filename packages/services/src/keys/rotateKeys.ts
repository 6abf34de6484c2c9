import type { Database } from '../database/database.ts';
import type { KeyRing } from './keyRing.ts';
import type { SealedColumn } from './sealedColumn.ts';
import { reencryptRecords } from './reencryptRecords.ts';

/**
 * `rotate-keys`: has every key at rest sealed under the first secret of the settings, while services of the same database
 * run. Says what became of them, and gives the exit code: 1 where a key opens under none of the secrets.
 */
export const rotateKeys = async (
  db: Database,
  { ring, columns }: { readonly ring: KeyRing; readonly columns: readonly SealedColumn[] },
  say: (line: string) => void,
): Promise<0 | 1> => {
  const { sealedAgain, unreadable } = await reencryptRecords(db, ring, columns);
  say(`${sealedAgain} keys at rest were sealed again.`);
  if (unreadable.length === 0) {
    say('All of them are sealed under the first of integrationKeys: no other one is needed any more.');
    return 0;
  }
  say(
    `None of integrationKeys opens what is kept of ${unreadable.join(', ')}: add the secret that it was sealed under and run this again, or have it entered anew.`,
  );
  return 1;
};
