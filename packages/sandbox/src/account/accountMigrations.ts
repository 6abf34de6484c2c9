import { sql, type Migration } from 'kysely';

export const accountMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-01-accounts': {
    up: async (db) => {
      await sql`
        create table accounts (
          sub uuid primary key,
          account_id uuid not null unique,
          roles jsonb not null,
          settings jsonb,
          created_at timestamptz not null
        )`.execute(db);
    },
  },
};
