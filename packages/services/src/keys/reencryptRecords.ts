import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyRing } from './keyRing.ts';
import type { SealedColumn } from './sealedColumn.ts';

/** What became of the keys at rest. */
export type Reencryption = {
  /** How many were sealed again. */
  readonly sealedAgain: number;
  /** The records whose texts open under none of the secrets, by table and id; they stay as they are. */
  readonly unreadable: readonly string[];
};

const atATime = 50;

/**
 * Seals every key again that is not sealed under the first secret of the ring, one record a transaction, while customers
 * and administrators go on: a record that is changed meanwhile keeps what was entered, and is looked at once more. To
 * administrators no record has changed. What was begun and broke off is finished by beginning again.
 */
export const reencryptRecords = async (
  db: Database,
  ring: KeyRing,
  columns: readonly SealedColumn[],
): Promise<Reencryption> => {
  let sealedAgain = 0;
  const unreadable: string[] = [];
  for (const column of columns) {
    let pass: Pass;
    do {
      pass = await passOver(db, ring, column);
      sealedAgain += pass.sealedAgain;
    } while (pass.hasMissed);
    unreadable.push(...pass.unreadable.map((id) => `${column.table} ${id}`));
  }
  return { sealedAgain, unreadable };
};

type Pass = Reencryption & { readonly hasMissed: boolean };

const passOver = async (db: Database, ring: KeyRing, column: SealedColumn): Promise<Pass> => {
  const unreadable: string[] = [];
  let sealedAgain = 0;
  let hasMissed = false;
  let last = '';
  for (;;) {
    const rows = await recordsAfter(db, ring, column, last);
    for (const { id, sealed } of rows) {
      last = id;
      const record = column.recordOf(id);
      const text = ring.open(sealed, record);
      if (text === undefined) unreadable.push(id);
      else if (await replace(db, column, { id, sealed }, ring.seal(text, record))) sealedAgain += 1;
      else hasMissed = true;
    }
    if (rows.length < atATime) return { sealedAgain, unreadable, hasMissed };
  }
};

type SealedRow = { readonly id: string; readonly sealed: string };

const recordsAfter = async (
  db: Database,
  { currentPrefix }: KeyRing,
  { table, id, column }: SealedColumn,
  last: string,
): Promise<readonly SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(id)}::text > ${last} and not starts_with(${sql.ref(column)}, ${currentPrefix})
    order by ${sql.ref(id)}::text limit ${atATime}`.execute(db);
  return rows;
};

/** One statement, so that it holds nothing that anybody waits for; false where the text is another one by now. */
const replace = async (
  db: Database,
  { table, id: idColumn, column }: SealedColumn,
  { id, sealed }: SealedRow,
  sealedAgain: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealedAgain}
    where ${sql.ref(idColumn)}::text = ${id} and ${sql.ref(column)} = ${sealed}`.execute(db);
  return numAffectedRows === 1n;
};
