import { sql, type ColumnType, type Generated, type Migration } from 'kysely';
import type { AccountTables } from '../account/accountTable.ts';
import type { Database } from '../database/database.ts';

type Fact = ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;

type AdministrationTables = {
  integrations: {
    integration_id: string;
    client_id: string;
    parent_id: string;
    kind: string;
    /** The key as a key ring seals it for this record; no answer holds it. */
    sealed_key: string;
    /** All of the key that is ever shown. */
    key_start: string;
    /** Another one after each change that an administrator makes; sealing the key again is none. */
    change_mark: ColumnType<string, string | undefined, string>;
    updated_at: Date;
  };
  account_changes: {
    change_id: Generated<number>;
    changed_at: Date;
    changed_by: string;
    action: string;
    target: string;
    before: Fact;
    after: Fact;
    request_id: string;
  };
};

/** The database as this feature sees it: its own tables and the accounts. */
export const administrationTables = (db: Database) => db.withTables<AdministrationTables & AccountTables>();

export type AdministrationDatabase = ReturnType<typeof administrationTables>;

export const administrationMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-accounts-administration': {
    up: async (db) => {
      await sql`
        create table integrations (
          integration_id text primary key,
          client_id text not null,
          parent_id text not null,
          kind text not null,
          sealed_key text not null,
          key_start text not null,
          updated_at timestamptz not null,
          unique (client_id, kind)
        )`.execute(db);
      await sql`
        alter table accounts add column integration_id text references integrations`.execute(db);
      // Without a reference to users: what was changed stays told when its user is gone.
      await sql`
        create table account_changes (
          change_id integer generated always as identity primary key,
          changed_at timestamptz not null,
          changed_by text not null,
          action text not null,
          target text not null,
          before jsonb,
          after jsonb,
          request_id text not null
        )`.execute(db);
    },
    down: async (db) => {
      await sql`alter table accounts drop column integration_id`.execute(db);
      await sql`drop table account_changes, integrations`.execute(db);
    },
  },
  // Versions were made of the sealed key, which is another text when it is sealed again under another secret.
  '2026-11-30-integrations-change-mark': {
    up: async (db) => {
      await sql`
        alter table integrations add column change_mark uuid not null default gen_random_uuid()`.execute(db);
    },
    down: async (db) => {
      await sql`alter table integrations drop column change_mark`.execute(db);
    },
  },
};
