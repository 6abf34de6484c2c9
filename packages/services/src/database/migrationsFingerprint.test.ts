import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrationsFingerprint } from './migrationsFingerprint.ts';

const creating = (statement: string, value = 1) => ({
  '2026-11-01-things': {
    up: async (db: Parameters<Parameters<typeof migrationsFingerprint>[0][string]['up']>[0]) => {
      await sql`${sql.raw(statement)} ${value}`.execute(db);
    },
  },
});

it('the print of migrations changes with every word that they say to the database, and with nothing else', async () => {
  const print = await migrationsFingerprint(creating('create table things'));

  expect(await migrationsFingerprint(creating('create table things'))).toBe(print);
  expect(await migrationsFingerprint(creating('create table things '))).not.toBe(print);
  expect(await migrationsFingerprint(creating('create table things', 2))).not.toBe(print);
  expect(
    await migrationsFingerprint({ ...creating('create table things'), later: { up: async () => {} } }),
  ).not.toBe(print);
  expect(
    await migrationsFingerprint({ renamed: creating('create table things')['2026-11-01-things'] }),
  ).not.toBe(print);
});
