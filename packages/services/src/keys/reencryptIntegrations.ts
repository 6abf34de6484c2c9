import { sql } from 'kysely';
import { administrationTables, type AdministrationDatabase } from '../administration/administrationTables.ts';
import type { Database } from '../database/database.ts';
import type { KeyRing } from './keyRing.ts';

/** What became of the keys at rest. */
export type Reencryption = {
  /** How many were sealed again. */
  readonly sealedAgain: number;
  /** The integrations whose keys open under none of the secrets; they stay as they are. */
  readonly unreadable: readonly string[];
};

const atATime = 50;

/**
 * Seals every key again that is not sealed under the first secret of the ring, one record a transaction, while
 * administrators go on: a record that one of them changes meanwhile keeps what they entered, and is looked at once more.
 * To administrators no record has changed. What was begun and broke off is finished by beginning again.
 */
export const reencryptIntegrations = async (database: Database, ring: KeyRing): Promise<Reencryption> => {
  const db = administrationTables(database);
  let sealedAgain = 0;
  for (;;) {
    const pass = await passOver(db, ring);
    sealedAgain += pass.sealedAgain;
    if (!pass.hasMissed) return { sealedAgain, unreadable: pass.unreadable };
  }
};

const passOver = async (db: AdministrationDatabase, ring: KeyRing) => {
  const unreadable: string[] = [];
  let sealedAgain = 0;
  let hasMissed = false;
  let last = '';
  for (;;) {
    const rows = await recordsAfter(db, ring, last);
    for (const { integration_id: id, sealed_key: sealed } of rows) {
      last = id;
      const key = ring.open(sealed, id);
      if (key === undefined) unreadable.push(id);
      else if (await replace(db, id, sealed, ring.seal(key, id))) sealedAgain += 1;
      else hasMissed = true;
    }
    if (rows.length < atATime) return { sealedAgain, unreadable, hasMissed };
  }
};

const recordsAfter = (db: AdministrationDatabase, { currentPrefix }: KeyRing, last: string) =>
  db
    .selectFrom('integrations')
    .select(['integration_id', 'sealed_key'])
    .where('integration_id', '>', last)
    .where(sql<boolean>`not starts_with(sealed_key, ${currentPrefix})`)
    .orderBy('integration_id')
    .limit(atATime)
    .execute();

/** One statement, so that it holds nothing that an administrator waits for; false where the key is another one by now. */
const replace = async (
  db: AdministrationDatabase,
  id: string,
  sealed: string,
  sealedAgain: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('integrations')
    .set({ sealed_key: sealedAgain })
    .where('integration_id', '=', id)
    .where('sealed_key', '=', sealed)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
