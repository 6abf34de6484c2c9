import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { AskedOnce } from './answerOnce.ts';
import type { AnswersTable } from './answersTable.ts';
import { withinShare } from './customerShare.ts';
import { lockCustomer } from './lockCustomer.ts';

/** What a call makes, when nothing stands in its way. */
type Making = {
  /** Inserts into one table what is selected from `own`, the customer, and returns it. */
  readonly insert: RawBuilder<unknown>;
  /** The body of the answer, as JSON, of `made`, which is what the insert returned. */
  readonly body: RawBuilder<unknown>;
};

/**
 * Carries a call out under its key with one statement: what it makes and its answer are kept together or not at all, in
 * the customer's turn as by `answerOnce`. Resolves with what was made, or with undefined where the key is taken, what is
 * made is there already or the customer is not: then nothing has happened, and `answerOnce` tells what to answer.
 */
export const answerAtOnce = async <Made>(
  db: QueryExecutorProvider,
  table: AnswersTable,
  { sub, at, key, print }: AskedOnce & { readonly key: string },
  { insert, body }: Making,
): Promise<Made | undefined> => {
  const statement = sql<Made>`
    with own as (${lockCustomer(table, sub)}),
    made as (${insert}),
    kept as (
      insert into ${sql.table(table.name)} (sub, idempotency_key, request_print, first_at, status, body)
      select ${sub}, ${key}, ${print}, ${new Date(at)}::timestamptz, 200, (${body})::text from made
    )
    select * from made`;
  try {
    const { rows } = await withinShare(sub, () => statement.execute(db));
    return rows[0];
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
};

const uniqueViolation = '23505';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
