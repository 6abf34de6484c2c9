import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the database answers; ends with a `DatabaseTrouble` where it does not. */
export const checkDatabaseAnswers = async (db: Database): Promise<void> => {
  await sql`select 1`.execute(db);
};
