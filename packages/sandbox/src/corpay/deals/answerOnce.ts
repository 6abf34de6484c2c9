import { sql, type Transaction } from 'kysely';
import { refused, type Answer } from '../answer.ts';
import type { CorpayDatabase, CorpayTables } from '../corpayTables.ts';

/** How long an answer is kept under its key: 24 hours. */
export const keptFor = 86_400_000;

export type Deciding = Transaction<CorpayTables>;

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
 * first is still running waits for it. Keys belong to their customer.
 */
export const answerOnce = (
  db: CorpayDatabase,
  { sub, at, key, print }: AskedOnce,
  decide: (trx: Deciding) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (trx) => {
    if (key === null) return decide(trx);
    if (!(await claim(trx, { sub, key, print, at }))) return repeat(trx, { sub, key, print });
    const answer = await decide(trx);
    await keep(trx, { sub, key }, answer);
    return answer;
  });

/** Takes the key, or one whose time is over; a running holder is waited for. */
const claim = async (
  trx: Deciding,
  { sub, key, print, at }: { sub: string; key: string; print: string; at: number },
): Promise<boolean> => {
  const fresh = { request_print: print, first_at: new Date(at), status: null, body: null };
  const claimed = await trx
    .insertInto('corpay_answers')
    .values({ sub, idempotency_key: key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['sub', 'idempotency_key'])
        .doUpdateSet(fresh)
        .where('corpay_answers.first_at', '<=', new Date(at - keptFor)),
    )
    .returning(sql<number>`1`.as('claimed'))
    .executeTakeFirst();
  return claimed !== undefined;
};

const keep = async (
  trx: Deciding,
  { sub, key }: { sub: string; key: string },
  answer: Answer,
): Promise<void> => {
  await trx
    .updateTable('corpay_answers')
    .set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where('sub', '=', sub)
    .where('idempotency_key', '=', key)
    .execute();
};

const repeat = async (
  trx: Deciding,
  { sub, key, print }: { sub: string; key: string; print: string },
): Promise<Answer> => {
  const first = await trx
    .selectFrom('corpay_answers')
    .select(['request_print', 'status', 'body'])
    .where('sub', '=', sub)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_print !== print) {
    return refused(422, {
      key: 'Idempotency-Key',
      message: 'This key was used for another request.',
    });
  }
  if (first.status === null || first.body === null) throw new Error('A kept answer is missing.');
  const body: unknown = JSON.parse(first.body);
  return { status: first.status, body };
};
