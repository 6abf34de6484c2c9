import { sql, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';
import type { Answer } from '../http/answer.ts';
import type { AnswersTable } from './answersTable.ts';
import { runWithinCustomerLimit } from './runWithinCustomerLimit.ts';

/** How long an answer is kept under its key: 24 hours. */
export const answerLifetimeMs = 86_400_000;

export type CallToAnswerOnce = {
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
  asked: CallToAnswerOnce,
  decide: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> =>
  runWithinCustomerLimit(asked.sub, () =>
    db.transaction().execute(async (trx) => {
      await takeTurn(trx, table, asked.sub);
      const { key } = asked;
      if (key === null) return decide(trx);
      const first = await firstAnswer(trx, table, { ...asked, key });
      if (first !== undefined) return first;
      const answer = await decide(trx);
      await keep(trx, table, { ...asked, key }, answer);
      return answer;
    }),
  );

type AskedUnderKey = CallToAnswerOnce & { readonly key: string };

/** Until the transaction ends no other call of the customer is carried out. */
const takeTurn = async (
  trx: QueryExecutorProvider,
  { customers }: AnswersTable,
  sub: string,
): Promise<void> => {
  await sql`select from ${sql.table(customers)} where sub = ${sub} for no key update`.execute(trx);
};

/** What is said under a key that is taken; undefined where it is free. */
const firstAnswer = async (
  trx: QueryExecutorProvider,
  { name, refuse }: AnswersTable,
  { sub, key, at, print }: AskedUnderKey,
): Promise<Answer | undefined> => {
  const { rows } = await sql<{ request_print: string; status: number; body: string }>`
    select request_print, status, body from ${sql.table(name)}
    where sub = ${sub} and idempotency_key = ${key} and first_at > ${new Date(at - answerLifetimeMs)}`.execute(
    trx,
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  if (first.request_print !== print) return refuse(422, 'This key was used for another request.');
  const body: unknown = JSON.parse(first.body);
  return { status: first.status, body };
};

/** In the place of an answer whose time is over, where there is one. */
const keep = async (
  trx: QueryExecutorProvider,
  { name }: AnswersTable,
  { sub, key, at, print }: AskedUnderKey,
  { status, body }: Answer,
): Promise<void> => {
  await sql`
    insert into ${sql.table(name)} (sub, idempotency_key, request_print, first_at, status, body)
    values (${sub}, ${key}, ${print}, ${new Date(at)}, ${status}, ${JSON.stringify(body)})
    on conflict (sub, idempotency_key) do update set request_print = excluded.request_print,
      first_at = excluded.first_at, status = excluded.status, body = excluded.body`.execute(trx);
};
