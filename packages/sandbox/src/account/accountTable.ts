import type { ColumnType, JSONColumnType } from 'kysely';
import type { Database } from '../server/database/database.ts';

type AccountTables = {
  accounts: {
    sub: string;
    account_id: string;
    roles: JSONColumnType<readonly string[]>;
    settings: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    created_at: Date;
  };
};

/** The database as this room sees it. */
export const accountTable = (db: Database) => db.withTables<AccountTables>();
