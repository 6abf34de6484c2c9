import { sql, type Kysely, type Transaction } from 'kysely';
import type { Answer } from '../server/services/answer.ts';
import type { AnswersTable } from './answersTable.ts';
import { withinShare } from './customerShare.ts';
import { lockCustomer } from './lockCustomer.ts';

/** How long an answer is kept under its key: 24 hours. */
export const keptFor = 86_400_000;

type Key = { readonly sub: string; readonly key: string };

export type AskedOnce = {
  readonly sub: string;
  /** When the request arrived, in milliseconds since 1970. */
  readonly at: number;
  /** Null when none was sent, or none is honoured. */
  readonly key: string | null;
  /** Equal for equal requests. */
  readonly print: string;
};

/**
 * Carries a call that moves money out in one transaction: all of it or nothing. Under a key the first answer, be it
 * a refusal, is given again to the same request for 24 hours, another request is refused with 422, and one whose
 * first is still running waits for it. Keys belong to their customer, whose calls of this kind follow one another: what
 * one of them numbers grows in the order in which it can be seen.
 */
export const answerOnce = <Tables>(
  db: Kysely<Tables>,
  table: AnswersTable,
  { sub, at, key, print }: AskedOnce,
  decide: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> =>
  withinShare(sub, () =>
    db.transaction().execute(async (trx) => {
      if (key === null) {
        await lockCustomer(table, sub).execute(trx);
        return decide(trx);
      }
      const own = { sub, key };
      if (!(await claim(trx, table, own, { print, at }))) return repeat(trx, table, own, print);
      const answer = await decide(trx);
      await keep(trx, table, own, answer);
      return answer;
    }),
  );

/** Waits for its turn and takes the key, or one whose time is over, with one statement. */
const claim = async <Tables>(
  trx: Transaction<Tables>,
  table: AnswersTable,
  { sub, key }: Key,
  { print, at }: { readonly print: string; readonly at: number },
): Promise<boolean> => {
  const { rows } = await sql`
    with own as (${lockCustomer(table, sub)})
    insert into ${sql.table(table.name)} as kept (sub, idempotency_key, request_print, first_at)
    select sub, ${key}, ${print}, ${new Date(at)}::timestamptz from own
    on conflict (sub, idempotency_key) do update
    set request_print = excluded.request_print, first_at = excluded.first_at, status = null, body = null
    where kept.first_at <= ${new Date(at - keptFor)}
    returning 1`.execute(trx);
  return rows.length > 0;
};

const keep = async <Tables>(
  trx: Transaction<Tables>,
  { name }: AnswersTable,
  { sub, key }: Key,
  { status, body }: Answer,
): Promise<void> => {
  await sql`
    update ${sql.table(name)} set status = ${status}, body = ${JSON.stringify(body)}
    where sub = ${sub} and idempotency_key = ${key}`.execute(trx);
};

const repeat = async <Tables>(
  trx: Transaction<Tables>,
  { name, refuse }: AnswersTable,
  { sub, key }: Key,
  print: string,
): Promise<Answer> => {
  const { rows } = await sql<{ request_print: string; status: number | null; body: string | null }>`
    select request_print, status, body from ${sql.table(name)}
    where sub = ${sub} and idempotency_key = ${key}`.execute(trx);
  const [first] = rows;
  if (first !== undefined && first.request_print !== print)
    return refuse(422, 'This key was used for another request.');
  if (first === undefined || first.status === null || first.body === null)
    throw new Error('A kept answer is missing.');
  const body: unknown = JSON.parse(first.body);
  return { status: first.status, body };
};
