import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Migration } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';
import { SharedLookup } from './sharedLookup.ts';
import { faultSchema, type Fault } from './fault.ts';

/** What is known of a request when its fault is looked for. */
type FaultTarget = {
  readonly service: string;
  readonly operation?: string | undefined;
  readonly method: string;
  readonly path: string;
};

/** A fault that strikes a request, with the number by which it is known. */
export type StrikingFault = Fault & { readonly id: number };

export const faultMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-sandbox-faults': {
    up: async (db) => {
      await sql`
        create table sandbox_faults (
          id integer generated always as identity primary key,
          fault text not null,
          times_left integer
        )`.execute(db);
    },
  },
};

const lookAgainMs = 250;

/**
 * The faults that are switched on, oldest first; the first that matches a request strikes it. They stand in the
 * database: one that strikes three times does so three times in all, whichever process answers.
 */
export class Faults {
  readonly #db: Database;
  readonly #isShared: boolean;
  readonly #waiting = new SharedLookup(() => this.#look());
  /** A database that this process has alone need not be asked after every request. */
  #none = false;
  #cleared = new AbortController();

  /** @param isShared whether other processes switch faults of this database, too */
  constructor(db: Database, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  async add(faults: readonly Fault[]): Promise<void> {
    for (const fault of faults)
      await sql`insert into sandbox_faults (fault, times_left)
        values (${JSON.stringify(fault)}, ${fault.times ?? null})`.execute(this.#db);
    // After them: a request that was looking meanwhile may have found none.
    this.#none = false;
  }

  /** The fault for this request, counted as used. */
  async strike(target: FaultTarget): Promise<StrikingFault | undefined> {
    if (this.#none && !this.#isShared) return undefined;
    const waiting = await this.#waiting.take();
    this.#none = waiting.length === 0;
    for (const { id, fault, left } of waiting) {
      if (!matches(fault, target)) continue;
      if (left === null || (await this.#use(id))) return { ...fault, id };
    }
    return undefined;
  }

  /** What still waits, `times` being what is left. */
  async list(): Promise<readonly Fault[]> {
    return (await this.#waiting.take()).map(({ fault, left }) =>
      left === null ? fault : { ...fault, times: left },
    );
  }

  async clear(): Promise<void> {
    await sql`delete from sandbox_faults`.execute(this.#db);
    this.#cleared.abort();
    this.#cleared = new AbortController();
  }

  /** Lets a delayed call wait for its time, or until the faults are cleared, by whichever process. */
  async delay({ id, delayMs = 1_000 }: StrikingFault): Promise<void> {
    const { signal } = this.#cleared;
    const end = performance.now() + delayMs;
    for (let left = delayMs; left > 0 && !signal.aborted; left = end - performance.now()) {
      await wait(this.#isShared ? Math.min(left, lookAgainMs) : left, undefined, { signal }).catch(
        () => undefined,
      );
      if (this.#isShared && !(await this.#isThere(id))) return;
    }
  }

  async #look() {
    const { rows } = await sql<{ id: number; fault: string; times_left: number | null }>`
      select id, fault, times_left from sandbox_faults
      where times_left is null or times_left > 0 order by id`.execute(this.#db);
    return rows.map(({ id, fault, times_left: left }) => ({
      id,
      fault: faultSchema.parse(JSON.parse(fault)),
      left,
    }));
  }

  /** Of several requests that come at once each uses it once; one that is used up stays until faults are cleared. */
  async #use(id: number): Promise<boolean> {
    const { rows } = await sql`
      update sandbox_faults set times_left = times_left - 1
      where id = ${id} and times_left > 0 returning 1`.execute(this.#db);
    return rows.length > 0;
  }

  async #isThere(id: number): Promise<boolean> {
    const { rows } = await sql`select from sandbox_faults where id = ${id}`.execute(this.#db);
    return rows.length > 0;
  }
}

const matches = (fault: Fault, target: FaultTarget) =>
  (fault.service === undefined || fault.service === target.service) &&
  (fault.operation === undefined || fault.operation === target.operation) &&
  (fault.method === undefined || fault.method === target.method) &&
  (fault.path === undefined || target.path.startsWith(fault.path));
