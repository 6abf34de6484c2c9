import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import type { PostgresQueryResult } from 'kysely';

const { serialize } = protocol;

/** What the engine knows of a statement that it has read once. */
type Prepared = {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[];
};

/** As many are kept: every way to ask that the product knows, with room for lists of several lengths. */
const most = 500;

/**
 * The statements of the one session of the embedded database. Each is read and described once, and from then on costs one
 * call into the engine, where the engine's own `query` makes five. What it answers has the types that `query` gives.
 */
export class PreparedStatements {
  readonly #engine: PGlite;
  readonly #known = new Map<string, Prepared>();
  #named = 0;

  private constructor(engine: PGlite) {
    this.#engine = engine;
  }

  static async over(engine: PGlite): Promise<PreparedStatements> {
    // To plan a statement takes five times as long as to carry it out, so each is planned once. Nothing tells the
    // engine that a table has grown since, so that from the beginning an index is used wherever there is one.
    await engine.exec('set plan_cache_mode = force_generic_plan; set enable_seqscan = off');
    return new PreparedStatements(engine);
  }

  /** Runs one statement, and throws the engine's `DatabaseError` as `query` does. */
  async run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const prepared = this.#known.get(sql) ?? (await this.#prepare(sql));
    const values = parameters.map((value, index) => this.#written(value, prepared.parameterTypes[index]));
    const answers = await this.#ask(
      serialize.bind({ statement: prepared.name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    const rows: R[] = [];
    let done = '';
    for (const answer of answers) {
      if (answer instanceof messages.DataRowMessage) rows.push(this.#row<R>(prepared, answer.fields));
      else if (answer instanceof messages.CommandCompleteMessage) done = answer.text;
    }
    const command = commandOf(done);
    if (command === undefined) await this.#forget();
    return {
      command: command ?? 'SELECT',
      rowCount: Number(/\d+$/.exec(done)?.[0] ?? rows.length),
      rows,
    };
  }

  async #prepare(sql: string): Promise<Prepared> {
    if (this.#known.size >= most) await this.#forget();
    this.#named += 1;
    const name = `s${this.#named}`;
    const answers = await this.#ask(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const parameters = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const columns = answers.find((answer) => answer instanceof messages.RowDescriptionMessage);
    const prepared = {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      columns: columns?.fields ?? [],
    };
    this.#known.set(sql, prepared);
    return prepared;
  }

  /** What changes tables may change what a statement answers with, so each is read anew. */
  async #forget(): Promise<void> {
    this.#known.clear();
    await this.#engine.exec('deallocate all');
  }

  async #ask(...parts: readonly Uint8Array[]) {
    const answer = await this.#engine.execProtocol(Buffer.concat(parts));
    return answer.messages;
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#engine.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }

  #row<R>({ columns }: Prepared, fields: readonly (string | null)[]): R {
    const row: Record<string, unknown> = {};
    for (const [index, { name, dataTypeID }] of columns.entries()) {
      const text = fields[index] ?? null;
      const parser = this.#engine.parsers[dataTypeID];
      row[name] = text === null || parser === undefined ? text : parser(text, dataTypeID);
    }
    // The columns are those that the statement names, whose type its author declared.
    return row as R;
  }
}

const kinds = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;
const asking = ['SELECT', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE', 'SET', 'LOCK'];

/** What a statement that is done was, by the engine's own word; undefined where it changed more than rows. */
const commandOf = (done: string): PostgresQueryResult<unknown>['command'] | undefined => {
  const [word = ''] = done.split(' ');
  return kinds.find((kind) => kind === word) ?? (asking.includes(word) ? 'SELECT' : undefined);
};
