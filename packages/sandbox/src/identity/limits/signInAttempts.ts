import { sql } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';

const kind = 'sign-in';
const free = 5;
const firstLockMs = 5_000;
const longestLockMs = 900_000;
const rememberedMs = longestLockMs * 2;

/**
 * Slows down guessing: after five wrong passwords in a row a name is locked for 5 s, then 10 s, up to 15 minutes. The
 * guesses stand in the database, so that many processes allow no more of them than one.
 */
export class SignInAttempts {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async isLocked(db: Database, name: string): Promise<boolean> {
    const { rows } = await sql`
      select from identity_counts
      where kind = ${kind} and name = ${name} and locked_until > ${new Date(this.#now())}`.execute(db);
    return rows.length > 0;
  }

  /** One guess after the other, however many are sent at once: looks at the lock, asks, and counts a wrong one. */
  guess(db: Database, name: string, isRight: () => boolean): Promise<'right' | 'wrong' | 'locked'> {
    return db.transaction().execute(async (trx) => {
      const { count, lockedUntil } = await this.#alone(trx, name);
      if (lockedUntil > this.#now()) return 'locked';
      if (isRight()) {
        await this.succeeded(trx, name);
        return 'right';
      }
      await this.#countWrong(trx, name, count + 1);
      return 'wrong';
    });
  }

  /** Begins anew for a name. */
  async succeeded(db: Database, name: string): Promise<void> {
    await sql`delete from identity_counts where kind = ${kind} and name = ${name}`.execute(db);
  }

  /** The wrong guesses so far; until the transaction ends no other guess at this name is looked at. */
  async #alone(trx: Database, name: string) {
    const now = this.#now();
    const { rows } = await sql<{ count: number; locked_until: Date | null }>`
      insert into identity_counts as kept (kind, name, count, ends_at)
      values (${kind}, ${name}, 0, ${new Date(now + rememberedMs)})
      on conflict (kind, name) do update set
        count = case when kept.ends_at <= ${new Date(now)} then 0 else kept.count end
      returning count, locked_until`.execute(trx);
    const [row] = rows;
    return { count: row?.count ?? 0, lockedUntil: row?.locked_until?.getTime() ?? 0 };
  }

  async #countWrong(trx: Database, name: string, count: number): Promise<void> {
    const lockMs = count < free ? 0 : Math.min(firstLockMs * 2 ** (count - free), longestLockMs);
    await sql`
      update identity_counts set
        count = ${count},
        locked_until = ${new Date(this.#now() + lockMs)},
        ends_at = ${new Date(this.#now() + rememberedMs)}
      where kind = ${kind} and name = ${name}`.execute(trx);
  }
}
