import { sql } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';
import { encryptText, decryptText } from '@fx-gateway/services/database/encryptText.ts';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import { identityTables } from '../users/identityTables.ts';

type Life = { readonly kind: string; readonly lifeMs: number };

/**
 * What is remembered for a while under a secret name, in the database, so that every process over it knows the same.
 * It can be read by who knows the name alone.
 */
export class ExpiringDatabaseStore<Value> {
  readonly #db: Database;
  readonly #life: Life;
  readonly #now: () => number;

  constructor(db: Database, life: Life, now: () => number) {
    this.#db = db;
    this.#life = life;
    this.#now = now;
  }

  async get(name: string): Promise<Value | undefined> {
    const row = await identityTables(this.#db)
      .selectFrom('identity_memory')
      .select('sealed')
      .where('kind', '=', this.#life.kind)
      .where('name_hash', '=', hashSecret(name))
      .where('ends_at', '>', new Date(this.#now()))
      .executeTakeFirst();
    return this.#read(name, row);
  }

  async set(name: string, value: Value): Promise<void> {
    const kept = {
      sealed: encryptText(JSON.stringify(value), name),
      ends_at: new Date(this.#now() + this.#life.lifeMs),
    };
    await identityTables(this.#db)
      .insertInto('identity_memory')
      .values({ kind: this.#life.kind, name_hash: hashSecret(name), ...kept })
      .onConflict((same) => same.columns(['kind', 'name_hash']).doUpdateSet(kept))
      .execute();
  }

  /** Gives the value and forgets it; of several who take it at once one gets it. */
  async take(name: string): Promise<Value | undefined> {
    const row = await this.#remove(name).returning(['sealed', 'ends_at']).executeTakeFirst();
    return row && row.ends_at.getTime() > this.#now() ? this.#read(name, row) : undefined;
  }

  async delete(name: string): Promise<void> {
    await this.#remove(name).execute();
  }

  /** Keeps a place for a value that is being made; false where there is a value, or another is making it. */
  async reserve(name: string, forMs: number): Promise<boolean> {
    const now = this.#now();
    const { rows } = await sql`
      insert into identity_memory as kept (kind, name_hash, ends_at)
      values (${this.#life.kind}, ${hashSecret(name)}, ${new Date(now + forMs)})
      on conflict (kind, name_hash) do update set sealed = null, ends_at = excluded.ends_at
      where kept.ends_at <= ${new Date(now)}
      returning 1`.execute(this.#db);
    return rows.length > 0;
  }

  #remove(name: string) {
    return identityTables(this.#db)
      .deleteFrom('identity_memory')
      .where('kind', '=', this.#life.kind)
      .where('name_hash', '=', hashSecret(name));
  }

  #read(name: string, row: { readonly sealed: string | null } | undefined): Value | undefined {
    const text = row?.sealed ? decryptText(row.sealed, name) : undefined;
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }
}
