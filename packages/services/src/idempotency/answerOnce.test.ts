import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { answerOnce, answerLifetimeMs } from './answerOnce.ts';
import { createAnswersTable, type AnswersTable } from './answersTable.ts';
import { deleteExpiredAnswers } from './deleteExpiredAnswers.ts';
import { requestFingerprint } from './requestFingerprint.ts';

let database: OpenDatabase;
let decided = 0;

const table: AnswersTable = {
  name: 'some_answers',
  customers: 'some_customers',
  refuse: (status, message) => ({ status, body: { message } }),
};

beforeAll(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
  await sql`create table some_customers (sub text primary key)`.execute(database.db);
  await createAnswersTable(table).execute(database.db);
  await sql`insert into some_customers values ('ann')`.execute(database.db);
  await sql`create table some_deals (id integer generated always as identity, quote text)`.execute(
    database.db,
  );
}, 60_000);
afterAll(() => database.close());

const noon = Date.UTC(2026, 10, 21, 12);

const ask = (key: string | null, at: number, body: unknown = {}) =>
  answerOnce(
    database.db,
    table,
    { sub: 'ann', at, key, print: requestFingerprint('deal/book', body) },
    async () => {
      decided += 1;
      return { status: 200, body: { decided } };
    },
  );

describe('an answer under a key', () => {
  it('is kept for 24 hours and not longer', async () => {
    const first = await ask('kept', noon);
    expect(await ask('kept', noon + answerLifetimeMs - 1)).toEqual(first);
    expect(await ask('kept', noon + answerLifetimeMs, { other: true })).not.toEqual(first);
  });

  it('of another request is refused in the words of the service', async () => {
    await ask('taken', noon);
    expect(await ask('taken', noon, { other: true })).toEqual({
      status: 422,
      body: { message: 'This key was used for another request.' },
    });
  });

  it('is forgotten once its key is free again, and no sooner', async () => {
    const first = await ask('forgotten', noon);
    await deleteExpiredAnswers(database.db, table, 'ann', noon + answerLifetimeMs);
    expect(await ask('forgotten', noon)).toEqual(first);
    await deleteExpiredAnswers(database.db, table, 'ann', noon + answerLifetimeMs + 1);
    expect(await ask('forgotten', noon)).not.toEqual(first);
  });

  it('is not kept when carrying the call out failed, so that the key is free', async () => {
    const broken = answerOnce(database.db, table, { sub: 'ann', at: noon, key: 'broken', print: 'p' }, () =>
      Promise.reject(new Error('The disk is full.')),
    );
    await expect(broken).rejects.toThrow('The disk is full.');
    expect((await ask('broken', noon)).status).toBe(200);
  });

  it('is given to the same request whatever the order of its members', () => {
    expect(requestFingerprint('deal/book', { a: { c: 1, b: [2, 3] } })).toBe(
      requestFingerprint('deal/book', { a: { b: [2, 3], c: 1 } }),
    );
    expect(requestFingerprint('deal/book', { b: [3, 2] })).not.toBe(
      requestFingerprint('deal/book', { b: [2, 3] }),
    );
    expect(requestFingerprint('deal/book', {})).not.toBe(requestFingerprint('deal/instruct', {}));
  });
});

/** Makes the one thing of a quote, or finds it made. */
const make = (quote: string, key: string | null, sub = 'ann') =>
  answerOnce(
    database.db,
    table,
    { sub, at: noon, key, print: requestFingerprint('deal/book', quote) },
    async (trx) => {
      const { rows } = await sql`
        insert into some_deals (quote) select ${quote}
        where not exists (select from some_deals where quote = ${quote}) returning id`.execute(trx);
      return { status: 200, body: rows };
    },
  );

const deals = async (quote: string) =>
  (await sql`select from some_deals where quote = ${quote}`.execute(database.db)).rows.length;

describe('what a call makes', () => {
  it('is made once when ten come at the same moment, under one key, several or none', async () => {
    const keys = ['one', 'one', 'one', 'one', 'one', 'two', 'three', 'four', null, null];
    const answers = await Promise.all(keys.map((key) => make('q1', key)));
    expect(answers.slice(1, 5)).toEqual(answers.slice(1, 5).map(() => answers[0]));
    expect(await deals('q1')).toBe(1);
  });

  it('is not made where its key was used before', async () => {
    await make('q2', 'used');
    expect((await make('q3', 'used')).status).toBe(422);
    expect(await deals('q3')).toBe(0);
  });

  it('is not made for a customer who is not there any more', async () => {
    await expect(make('q4', 'gone', 'bea')).rejects.toThrow('foreign key');
    expect(await deals('q4')).toBe(0);
  });
});

describe('a call without a key', () => {
  it('is decided anew every time', async () => {
    expect(await ask(null, noon)).not.toEqual(await ask(null, noon));
  });
});
