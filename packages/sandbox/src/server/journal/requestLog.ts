import { sql, type Migration } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';

/** One request to a service, as it is shown to users and tests: secrets masked, `path` without the mount. */
export type RequestLogEntry = {
  readonly service: string;
  /** The operation of the identity service that the request names. */
  readonly operation?: string;
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: unknown;
  body: unknown;
  /** 0 as long as nothing was answered, and for good when the connection was cut. */
  status: number;
  readonly requestId: string;
};

export const requestLogMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-sandbox-requests': {
    up: async (db) => {
      await sql`
        create table sandbox_requests (
          request_id text primary key,
          at double precision not null,
          entry text not null
        )`.execute(db);
      await sql`create index sandbox_requests_at on sandbox_requests (at)`.execute(db);
    },
  },
};

const kept = 1_000;
const writeEveryMs = 100;

type Noted = { readonly entry: RequestLogEntry; readonly at: number; written: string };

/**
 * The last 1,000 requests to the services of all processes over a database, oldest first. They are written down some
 * at a time, so that no request waits for it; who reads the journal gets all of this process.
 */
export class RequestLog {
  readonly #db: Database;
  #noted: Noted[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #sinceTrim = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  add(entry: RequestLogEntry): void {
    this.#noted.push({ entry, at: performance.timeOrigin + performance.now(), written: '' });
    if (this.#noted.length > kept) this.#noted.shift();
    this.changed();
  }

  /** An entry says more than before. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      // A database that is away gets what was noted when it is back.
      this.#write().catch(() => {});
    }, writeEveryMs).unref();
  }

  /** Those of one service, or under a path prefix, or all. */
  async read(filter: {
    readonly service?: string;
    readonly path?: string;
  }): Promise<readonly RequestLogEntry[]> {
    await this.#write();
    const { rows } = await sql<{ entry: string }>`
      select entry from sandbox_requests order by at desc limit ${kept}`.execute(this.#db);
    return rows
      .toReversed()
      .map((row) => JSON.parse(row.entry) as RequestLogEntry)
      .filter(
        (entry) =>
          (filter.service === undefined || entry.service === filter.service) &&
          (filter.path === undefined || entry.path.startsWith(filter.path)),
      );
  }

  async clear(): Promise<void> {
    this.#noted = [];
    await this.#writing.catch(() => {});
    await sql`delete from sandbox_requests`.execute(this.#db);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#write().catch(() => {});
  }

  /** One after the other, so that what an entry said later is written later. */
  #write(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#writeChanged());
    return this.#writing;
  }

  async #writeChanged(): Promise<void> {
    const lines = this.#noted
      .map((noted) => ({ noted, text: JSON.stringify(noted.entry) }))
      .filter(({ noted, text }) => text !== noted.written);
    if (lines.length === 0) return;
    const ids = lines.map(({ noted }) => noted.entry.requestId);
    const times = lines.map(({ noted }) => noted.at);
    const texts = lines.map(({ text }) => text);
    await sql`
      insert into sandbox_requests (request_id, at, entry)
      select * from unnest(${ids}::text[], ${times}::double precision[], ${texts}::text[])
      on conflict (request_id) do update set entry = excluded.entry`.execute(this.#db);
    for (const { noted, text } of lines) noted.written = text;
    // What was answered does not change any more.
    this.#noted = this.#noted.filter(({ entry, written }) => entry.status === 0 || written === '');
    await this.#trim(lines.length);
  }

  async #trim(written: number): Promise<void> {
    this.#sinceTrim += written;
    if (this.#sinceTrim < kept) return;
    this.#sinceTrim = 0;
    await sql`
      delete from sandbox_requests
      where at < (select min(at) from (select at from sandbox_requests order by at desc limit ${kept}) as newest)`.execute(
      this.#db,
    );
  }
}
