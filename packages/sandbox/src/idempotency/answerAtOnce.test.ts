import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../prepareDatabase.ts';
import type { OpenDatabase } from '../server/database/openDatabase.ts';
import { answerAtOnce } from './answerAtOnce.ts';
import { answerOnce } from './answerOnce.ts';
import { createAnswersTable, type AnswersTable } from './answersTable.ts';

let database: OpenDatabase;

const table: AnswersTable = {
  name: 'deal_answers',
  customers: 'deal_customers',
  refuse: (status, message) => ({ status, body: { message } }),
};

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
  await sql`create table deal_customers (sub text primary key)`.execute(database.db);
  await createAnswersTable(table).execute(database.db);
  await sql`create table deals (id integer generated always as identity, quote text unique)`.execute(
    database.db,
  );
}, 30_000);
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate deals, deal_answers, deal_customers restart identity`.execute(database.db);
  await sql`insert into deal_customers values ('ann')`.execute(database.db);
});

const at = Date.UTC(2026, 10, 21, 12);

const book = (quote: string, key: string, sub = 'ann') =>
  answerAtOnce<{ id: number }>(
    database.db,
    table,
    { sub, at, key, print: `book ${quote}` },
    {
      insert: sql`insert into deals (quote) select ${quote} from own returning id`,
      body: sql`json_build_object('deal', id)`,
    },
  );

/** What a repetition of the same call is told; it makes nothing itself. */
const repeat = (quote: string, key: string) =>
  answerOnce(database.db, table, { sub: 'ann', at, key, print: `book ${quote}` }, async () => ({
    status: 404,
    body: 'anew',
  }));

const deals = async () => (await sql<{ quote: string }>`select quote from deals`.execute(database.db)).rows;

describe('a call that is carried out in one statement', () => {
  it('keeps its answer under its key with what it makes', async () => {
    expect(await book('q1', 'k1')).toEqual({ id: 1 });
    expect(await repeat('q1', 'k1')).toEqual({ status: 200, body: { deal: 1 } });
    expect((await repeat('q2', 'k1')).status).toBe(422);
  });

  it('makes nothing where its key was used before', async () => {
    await book('q1', 'k1');
    expect(await book('q2', 'k1')).toBeUndefined();
    expect(await deals()).toEqual([{ quote: 'q1' }]);
  });

  it('makes nothing a second time, and leaves its key free', async () => {
    await book('q1', 'k1');
    expect(await book('q1', 'k2')).toBeUndefined();
    expect(await repeat('q1', 'k2')).toEqual({ status: 404, body: 'anew' });
  });

  it('makes nothing for a customer who is not there any more', async () => {
    expect(await book('q1', 'k1', 'bea')).toBeUndefined();
    expect(await deals()).toEqual([]);
  });

  it('is made once when ten come at the same moment, under one key or several', async () => {
    const made = await Promise.all([1, 1, 1, 1, 1, 2, 3, 4, 5, 6].map((key) => book('q1', `k${key}`)));
    expect(made.filter((deal) => deal !== undefined)).toHaveLength(1);
    expect(await deals()).toHaveLength(1);
  });

  it('tells of everything else that goes wrong', async () => {
    const broken = answerAtOnce(
      database.db,
      table,
      { sub: 'ann', at, key: 'k1', print: 'p' },
      { insert: sql`insert into deals (quote) select 1 / 0 from own returning id`, body: sql`null` },
    );
    await expect(broken).rejects.toThrow();
  });
});
