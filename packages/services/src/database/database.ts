import type { Kysely } from 'kysely';

/** No table is known here: each feature names its own with `db.withTables<…>()`. */
export type NoTables = Record<never, never>;

/** The one database of a program. `int8` comes back as bigint, `numeric` as string, `timestamptz` as Date. */
export type Database = Kysely<NoTables>;
