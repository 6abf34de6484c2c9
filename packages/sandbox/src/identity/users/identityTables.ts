import { sql, type ColumnType, type Migration } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';

/** What a user must do before being let in. */
export type UserStatus = 'CONFIRMED' | 'UNCONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';

export type CodePurpose = 'sign-up' | 'recovery';

export type IdentityTables = {
  identity_keys: {
    kid: string;
    private_key: ColumnType<Record<string, string>, string, never>;
    pepper: string;
  };
  identity_users: {
    sub: string;
    email: string;
    preferred_username: string;
    fx_partner: string;
    origin: string;
    email_verified: boolean;
    salt: string;
    verifier: string;
    status: UserStatus;
    created_at: Date;
  };
  identity_codes: { owner: string; purpose: CodePurpose; code_hash: string; expires_at: Date };
  identity_sessions: {
    id: string;
    sub: string;
    signed_in_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  identity_refresh_tokens: {
    refresh_hash: string;
    session_id: string;
    /** When it was exchanged for another, where the user pool rotates them. */
    rotated_at: Date | null;
  };
  identity_ids: { identity_id: string; sub: string };
  identity_memory: { kind: string; name_hash: string; sealed: string | null; ends_at: Date };
  identity_counts: { kind: string; name: string; count: number; locked_until: Date | null; ends_at: Date };
  identity_credentials: {
    access_key_id: string;
    secret_key: string;
    token_hash: string;
    session_id: string;
    expires_at: Date;
  };
};

/** The database as this feature sees it. */
export const identityTables = (db: Database) => db.withTables<IdentityTables>();

export const identityMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-01-identity': {
    up: async (db) => {
      await sql`
        create table identity_keys (
          kid text primary key,
          private_key jsonb not null,
          pepper text not null
        )`.execute(db);
      await sql`
        create table identity_users (
          sub uuid primary key,
          email text not null unique,
          preferred_username text not null,
          fx_partner text not null,
          origin text not null,
          email_verified boolean not null,
          salt text not null,
          verifier text not null,
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create table identity_sessions (
          id uuid primary key,
          sub uuid not null references identity_users on delete cascade,
          refresh_hash text not null unique,
          signed_in_at timestamptz not null,
          expires_at timestamptz not null,
          revoked_at timestamptz
        )`.execute(db);
      await sql`create index identity_sessions_sub on identity_sessions (sub)`.execute(db);
      await sql`
        create table identity_ids (
          identity_id text primary key,
          sub uuid not null unique references identity_users on delete cascade
        )`.execute(db);
      await sql`
        create table identity_credentials (
          access_key_id text primary key,
          secret_key text not null,
          token_hash text not null,
          session_id uuid not null references identity_sessions on delete cascade,
          expires_at timestamptz not null
        )`.execute(db);
      await sql`create index identity_credentials_session on identity_credentials (session_id)`.execute(db);
    },
  },
  '2026-11-21-identity-registration': {
    up: async (db) => {
      await sql`
        alter table identity_users
          add column status text not null default 'CONFIRMED'
          check (status in ('CONFIRMED', 'UNCONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD'))`.execute(
        db,
      );
      // The owner need not exist: a caller who asks for a code of a stranger must not find that out.
      await sql`
        create table identity_codes (
          owner uuid not null,
          purpose text not null,
          code_hash text not null,
          expires_at timestamptz not null,
          primary key (owner, purpose)
        )`.execute(db);
      // There are new stories: they are told at the next start.
      await sql`delete from sandbox_seeded where service in ('cognito', 'accounts')`.execute(db);
    },
  },
  '2026-11-23-identity-rotation': {
    up: async (db) => {
      await sql`
        create table identity_refresh_tokens (
          refresh_hash text primary key,
          session_id uuid not null references identity_sessions on delete cascade,
          rotated_at timestamptz
        )`.execute(db);
      await sql`create index identity_refresh_tokens_session on identity_refresh_tokens (session_id)`.execute(
        db,
      );
      await sql`
        insert into identity_refresh_tokens (refresh_hash, session_id)
        select refresh_hash, id from identity_sessions`.execute(db);
      await sql`alter table identity_sessions drop column refresh_hash`.execute(db);
    },
  },
  '2026-11-23-identity-memory': {
    up: async (db) => {
      // What a sign-in that is under way needs, and how often something was tried: every process knows the same.
      await sql`
        create table identity_memory (
          kind text not null,
          name_hash text not null,
          sealed text,
          ends_at timestamptz not null,
          primary key (kind, name_hash)
        )`.execute(db);
      await sql`
        create table identity_counts (
          kind text not null,
          name text not null,
          count integer not null,
          locked_until timestamptz,
          ends_at timestamptz not null,
          primary key (kind, name)
        )`.execute(db);
      // What has ended is found by its end.
      await sql`create index identity_memory_end on identity_memory (ends_at)`.execute(db);
      await sql`create index identity_counts_end on identity_counts (ends_at)`.execute(db);
      await sql`create index identity_codes_end on identity_codes (expires_at)`.execute(db);
      await sql`create index identity_credentials_end on identity_credentials (expires_at)`.execute(db);
      await sql`create index identity_sessions_end on identity_sessions (least(expires_at, revoked_at))`.execute(
        db,
      );
    },
  },
};
