import { sql, type Kysely } from 'kysely';
import { answerLifetimeMs } from './answerOnce.ts';
import type { AnswersTable } from './answersTable.ts';

/** Drops the answers of a customer whose keys are free again at a moment (epoch ms). */
export const deleteExpiredAnswers = async <Tables>(
  db: Kysely<Tables>,
  { name }: AnswersTable,
  sub: string,
  at: number,
): Promise<void> => {
  await sql`
    delete from ${sql.table(name)} where sub = ${sub} and first_at < ${new Date(at - answerLifetimeMs)}`.execute(
    db,
  );
};
