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
    down: async (db) => {
      await sql`drop table accounts`.execute(db);
    },
  },
  // The user pool is somebody else's: administrators find accounts by what their users showed at their last call.
  '2026-11-30-accounts-users': {
    up: async (db) => {
      await sql`
        alter table accounts
          add column email text unique,
          add column origin text not null default '',
          add column fx_partner text not null default ''`.execute(db);
    },
    down: async (db) => {
      await sql`alter table accounts drop column email, drop column origin, drop column fx_partner`.execute(
        db,
      );
    },
  },
};
