import type { ColumnType, JSONColumnType } from 'kysely';
import type { Database } from '../database/database.ts';

export type AccountTables = {
  accounts: {
    sub: string;
    account_id: string;
    roles: JSONColumnType<readonly string[]>;
    /** The customer's account at a partner, which administrators assign; null without one. */
    integration_id: ColumnType<string | null, string | null | undefined, string | null>;
    settings: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    created_at: Date;
    /** The user as the last call showed them; null for one whose address belongs to another user by now. */
    email: string | null;
    origin: string;
    fx_partner: string;
  };
};

/** The database as this feature sees it. */
export const accountTable = (db: Database) => db.withTables<AccountTables>();
