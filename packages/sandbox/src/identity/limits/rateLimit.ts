import { sql } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';

/** So many times within an hour, for codes: sent to one user, and guessed at before the right one. */
export const codeLimits = {
  sent: { kind: 'codes-sent', times: 5, withinMs: 3_600_000 },
  tried: { kind: 'codes-tried', times: 10, withinMs: 3_600_000 },
} as const;

type Limit = { readonly kind: string; readonly times: number; readonly withinMs: number };

/**
 * Lets something happen so often within a time; the time runs from the first of them. It is counted in the database,
 * within the caller's transaction where there is one.
 */
export class RateLimit {
  readonly #limit: Limit;
  readonly #now: () => number;

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Whether it may happen once more; if so, it is counted. */
  async take(db: Database, name: string): Promise<boolean> {
    const { kind, times, withinMs } = this.#limit;
    const now = new Date(this.#now());
    const { rows } = await sql`
      insert into identity_counts as kept (kind, name, count, ends_at)
      values (${kind}, ${name}, 1, ${new Date(this.#now() + withinMs)})
      on conflict (kind, name) do update set
        count = case when kept.ends_at <= ${now} then 1 else kept.count + 1 end,
        ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
      where kept.ends_at <= ${now} or kept.count < ${times}
      returning 1`.execute(db);
    return rows.length > 0;
  }

  /** Begins anew for a name. */
  async forget(db: Database, name: string): Promise<void> {
    await sql`delete from identity_counts where kind = ${this.#limit.kind} and name = ${name}`.execute(db);
  }
}
