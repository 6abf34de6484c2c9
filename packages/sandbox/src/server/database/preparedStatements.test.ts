import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PreparedStatements } from './preparedStatements.ts';

let engine: PGlite;
let statements: PreparedStatements;
beforeAll(async () => {
  engine = await PGlite.create({ parsers: { 20: BigInt } });
  statements = await PreparedStatements.over(engine);
  await statements.run(
    'create table things (id text primary key, minor int8, rate numeric, at timestamptz, said jsonb, print bytea)',
    [],
  );
});
afterAll(() => engine.close());

const at = new Date('2026-11-20T10:00:00.123Z');
const insert = 'insert into things values ($1, $2, $3, $4, $5, $6)';

it('every type goes in and comes out as the engine’s own query gives it', async () => {
  const kept = await statements.run(insert, ['a', 5n, '1.50', at, { said: ['x'] }, Buffer.from([0, 255])]);
  expect(kept).toEqual({ command: 'INSERT', rowCount: 1, rows: [] });
  const sql = 'select * from things where id = $1';
  const { rows } = await statements.run(sql, ['a']);
  expect(rows).toEqual((await engine.query(sql, ['a'])).rows);
  expect(rows).toMatchObject([{ id: 'a', minor: 5n, rate: '1.50', at, said: { said: ['x'] } }]);
});

it('a statement is told by what it did, not by how it begins', async () => {
  const changed = await statements.run(
    'with found as (select id from things) update things set minor = 6 from found where things.id = found.id',
    [],
  );
  expect(changed).toMatchObject({ command: 'UPDATE', rowCount: 1 });
  expect(await statements.run('delete from things where id = $1', ['nobody'])).toMatchObject({
    command: 'DELETE',
    rowCount: 0,
  });
});

it('a refusal carries its code, and the next statement is answered', async () => {
  await expect(statements.run(insert, ['a', 1n, '1', at, null, null])).rejects.toMatchObject({
    code: '23505',
  });
  await expect(statements.run('select nothing_of_the_kind', [])).rejects.toMatchObject({ code: '42703' });
  expect((await statements.run('select minor from things', [])).rows).toEqual([{ minor: 6n }]);
});

it('after a table changed the same statement answers with what it has now', async () => {
  const sql = 'select * from things where minor = 6';
  await statements.run(sql, []);
  await statements.run('alter table things drop column print', []);
  await statements.run('alter table things alter column minor type text', []);
  const { rows } = await statements.run(sql.replace('6', "'6'"), []);
  expect(rows).toMatchObject([{ id: 'a', minor: '6' }]);
  const all = 'select * from things';
  await statements.run(all, []);
  await statements.run('alter table things add column note text', []);
  expect((await statements.run(all, [])).rows).toMatchObject([{ note: null }]);
});

it('a statement is planned once, by its index also while the table holds one row', async () => {
  await statements.run('create table parts (id text primary key, thing text)', []);
  await statements.run('create index parts_by_thing on parts (thing)', []);
  await statements.run("insert into parts values ('p', 'a')", []);
  await engine.exec('analyze parts');
  const sql = 'select id from parts where thing = $1';
  for (const thing of ['a', 'b', 'a']) await statements.run(sql, [thing]);
  const { rows } = await engine.query<{ name: string }>(
    'select name, generic_plans, custom_plans from pg_prepared_statements where statement = $1',
    [sql],
  );
  expect(rows).toMatchObject([{ generic_plans: 3n, custom_plans: 0n }]);
  const planned = await engine.query(`explain execute ${rows[0]?.name}('a')`);
  expect(JSON.stringify(planned.rows)).toContain('parts_by_thing');
});
