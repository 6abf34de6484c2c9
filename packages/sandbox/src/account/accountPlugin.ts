import { sql, type Migration } from 'kysely';
import { accountRoutes } from './accountRoutes.ts';
import { clearAccounts, seedAccounts } from './accountSeeds.ts';
import type { SandboxPlugin } from '../server/services/sandboxPlugin.ts';

const migrations: Readonly<Record<string, Migration>> = {
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

/** The accounts service: one account for every user who signed in. */
export const accountPlugin: SandboxPlugin = {
  name: 'accounts',
  migrations,
  register: accountRoutes,
  seed: seedAccounts,
  clear: clearAccounts,
};
