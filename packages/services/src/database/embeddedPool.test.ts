import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import type { OpenDatabase } from './openDatabase.ts';

let database: OpenDatabase;
let db: OpenDatabase['db'];
beforeAll(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
  db = database.db;
  await sql`
    create table things (id text primary key, minor int8, rate numeric, at timestamptz, said jsonb, print bytea)
  `.execute(db);
}, 60_000);
afterAll(() => database.close());

const at = new Date('2026-11-20T10:00:00.123Z');
const keep = (id: string) =>
  sql`insert into things values (${id}, ${5n}, ${'1.50'}, ${at}, ${{ said: ['x'] }}, ${Buffer.from([0, 255])})`.execute(
    db,
  );

it('every type goes in and comes out as what it is: large integers, exact numbers, moments, JSON and bytes', async () => {
  expect(await keep('a')).toMatchObject({ numAffectedRows: 1n, rows: [] });
  const { rows } = await sql`select * from things where id = 'a'`.execute(db);
  expect(rows).toEqual([
    { id: 'a', minor: 5n, rate: '1.50', at, said: { said: ['x'] }, print: Uint8Array.of(0, 255) },
  ]);
});

it('a statement is told by what it did, not by how it begins', async () => {
  const changed = await sql`
    with found as (select id from things) update things set minor = 6 from found where things.id = found.id
  `.execute(db);
  expect(changed.numAffectedRows).toBe(1n);
  expect((await sql`delete from things where id = 'nobody'`.execute(db)).numAffectedRows).toBe(0n);
  expect((await sql`select * from things`.execute(db)).numAffectedRows).toBeUndefined();
});

it('a refusal carries its code, and the next statement is answered', async () => {
  await expect(keep('a')).rejects.toMatchObject({ code: '23505' });
  await expect(sql`select nothing_of_the_kind`.execute(db)).rejects.toMatchObject({ code: '42703' });
  expect((await sql`select minor from things`.execute(db)).rows).toEqual([{ minor: 6n }]);
});

it('after a table changed the same statement answers with what it has now', async () => {
  const read = async () => (await sql`select * from things`.execute(db)).rows;
  expect(await read()).toMatchObject([{ minor: 6n }]);
  await sql`alter table things alter column minor type text`.execute(db);
  await sql`alter table things add column note text`.execute(db);
  expect(await read()).toMatchObject([{ minor: '6', note: null }]);
});
