import type { PostgresCursor, PostgresQueryResult } from 'kysely';

/** What a driver answers to a statement. */
type DriverAnswer<R> = {
  readonly rows: R[];
  readonly command?: string | undefined;
  readonly rowCount?: number | null | undefined;
};

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
    return this.#resultOf<R>(sql, parameters);
  }

  async #resultOf<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { command, rowCount, rows } = await this.answer<R>(sql, [...parameters]);
    return { command: changing.find((kind) => kind === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows };
  }

  protected abstract answer<R>(sql: string, parameters: unknown[]): Promise<DriverAnswer<R>>;
}

const changing = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;
