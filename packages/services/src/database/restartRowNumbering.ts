import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The next row of a table gets the first number of its column again. Emptying the table is left to the caller. */
export const restartRowNumbering = async (db: Database, table: string, column: string): Promise<void> => {
  await sql`
    select setval(seqrelid, seqstart, false) from pg_sequence
    where seqrelid = pg_get_serial_sequence(${table}, ${column})::regclass`.execute(db);
};
