import { randomUUID } from 'node:crypto';
import { sql, type Migration } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SealedColumn } from '../keys/sealedColumn.ts';

type OfxAuthorizationTables = {
  accounts_ofx_authorizations: {
    sub: string;
    /** What renews the tokens of the customer, sealed. */
    sealed_token: string;
    /** The call that renews right now, which no other may do before its time is over; null without one. */
    renewal_id: string | null;
    renewal_ends_at: Date | null;
  };
};

/** What the accounts service keeps of the customers' authorizations at OFX. */
export const ofxAuthorizationMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-30-accounts-ofx-authorizations': {
    up: async (db) => {
      await sql`
        create table accounts_ofx_authorizations (
          sub uuid primary key references accounts on delete cascade,
          sealed_token text not null,
          renewal_id uuid,
          renewal_ends_at timestamptz
        )`.execute(db);
    },
    // Customers are asked to authorize once more.
    down: async (db) => {
      await sql`drop table accounts_ofx_authorizations`.execute(db);
    },
  },
};

/** What a kept token is sealed for: copied to another customer it opens no more. */
export const ofxAuthorizationRecord = (sub: string): string => `ofx:${sub}`;

export const ofxSealedTokens: SealedColumn = {
  table: 'accounts_ofx_authorizations',
  id: 'sub',
  column: 'sealed_token',
  recordOf: ofxAuthorizationRecord,
};

const tables = (db: Database) => db.withTables<OfxAuthorizationTables>();

/** Keeps what a new authorization is renewed by; a renewal of the one before it that still runs changes nothing more. */
export const keepAuthorization = async (db: Database, sub: string, sealed_token: string): Promise<void> => {
  const kept = { sealed_token, renewal_id: null, renewal_ends_at: null };
  await tables(db)
    .insertInto('accounts_ofx_authorizations')
    .values({ sub, ...kept })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(kept))
    .execute();
};

/** The right to renew a customer's tokens, for one call at a time. */
export type Renewal = { readonly id: string; readonly sealedToken: string };

/**
 * Begins a renewal; `running` while another call renews, in whichever process, and null without an authorization. One
 * whose process died is over after so many milliseconds of the database's clock.
 */
export const beginRenewal = async (
  db: Database,
  sub: string,
  lifeMs: number,
): Promise<Renewal | 'running' | null> => {
  const id = randomUUID();
  const begun = await tables(db)
    .updateTable('accounts_ofx_authorizations')
    .set({
      renewal_id: id,
      renewal_ends_at: sql<Date>`clock_timestamp() + ${lifeMs} * interval '1 millisecond'`,
    })
    .where('sub', '=', sub)
    .where(sql<boolean>`(renewal_ends_at is null or renewal_ends_at <= clock_timestamp())`)
    .returning('sealed_token')
    .executeTakeFirst();
  if (begun !== undefined) return { id, sealedToken: begun.sealed_token };
  const other = await tables(db)
    .selectFrom('accounts_ofx_authorizations')
    .select('sub')
    .where('sub', '=', sub)
    .executeTakeFirst();
  return other === undefined ? null : 'running';
};

/**
 * Ends a renewal, with the token that takes the place of the used one where there is a new one. Else what is kept stays:
 * it may have been sealed again meanwhile.
 */
export const endRenewal = async (
  db: Database,
  { id }: Pick<Renewal, 'id'>,
  rotated: string | undefined,
): Promise<void> => {
  await tables(db)
    .updateTable('accounts_ofx_authorizations')
    .set({
      ...(rotated !== undefined && { sealed_token: rotated }),
      renewal_id: null,
      renewal_ends_at: null,
    })
    .where('renewal_id', '=', id)
    .execute();
};

/** Ends a renewal because the authorization is worth nothing any more. */
export const forgetAuthorization = async (db: Database, { id }: Pick<Renewal, 'id'>): Promise<void> => {
  await tables(db).deleteFrom('accounts_ofx_authorizations').where('renewal_id', '=', id).execute();
};
