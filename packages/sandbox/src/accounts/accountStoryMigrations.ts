import { sql, type Migration } from 'kysely';

/** What the accounts of a data folder from before need, beside the migrations of the accounts service. */
export const accountStoryMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-sandbox-administrator': {
    up: async (db) => {
      // The stories have an administrator: they are told at the next start of a folder that has none.
      await sql`
        delete from sandbox_seeded where service in ('cognito', 'accounts')
          and not exists (select from accounts where roles @> '["admin"]')`.execute(db);
    },
  },
  '2026-11-30-sandbox-accounts-users': {
    up: async (db) => {
      await sql`
        update accounts set email = users.email, origin = users.origin, fx_partner = users.fx_partner
          from identity_users users where users.sub = accounts.sub`.execute(db);
    },
  },
};
