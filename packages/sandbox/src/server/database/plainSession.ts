import type { PostgresCursor, PostgresQueryResult } from 'kysely';

/** A connection that answers statements as a whole and has no cursors. */
export abstract class PlainSession {
  abstract release(): void;

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('No database here has cursors.');
    return this.answer<R>(sql, parameters);
  }

  protected abstract answer<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
}
