import { sql, type Migration } from 'kysely';
import { createAnswersTable } from '../../idempotency/answersTable.ts';
import { ofxAnswers } from './ofxAnswers.ts';

/** The tables of the OFX service. */
export const ofxMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-ofx-customers': {
    up: async (db) => {
      const statements = [
        sql`create table ofx_customers (sub text primary key)`,
        sql`create table ofx_codes (
          code_hash text primary key,
          sub text not null references ofx_customers on delete cascade,
          redirect_uri text not null,
          challenge text not null,
          expires_at timestamptz not null
        )`,
        sql`create table ofx_authorizations (
          sub text primary key references ofx_customers on delete cascade,
          ends_at timestamptz not null
        )`,
        sql`create table ofx_tokens (
          token_hash text primary key,
          sub text not null references ofx_customers on delete cascade,
          scope text not null,
          expires_at timestamptz not null
        )`,
        sql`create index ofx_tokens_by_customer on ofx_tokens (sub, expires_at)`,
        sql`create table ofx_beneficiaries (
          beneficiary_id uuid primary key,
          sub text not null references ofx_customers on delete cascade,
          position integer generated always as identity,
          name text not null,
          currency text not null,
          record jsonb not null,
          updated_at timestamptz not null
        )`,
        sql`create index ofx_beneficiaries_by_customer on ofx_beneficiaries (sub, position)`,
        createAnswersTable(ofxAnswers.name, 'ofx_customers'),
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
};
