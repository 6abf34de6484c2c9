import { sql, type Generated, type Migration } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';

/** An e-mail that the services sent. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly code: string;
  readonly at: string;
};

/** An e-mail to send; `at` in milliseconds since 1970. */
type NewMail = Omit<Mail, 'at'> & { readonly at: number };

type MailTables = {
  sandbox_mails: { id: Generated<bigint>; recipient: string; subject: string; code: string; at: Date };
};

export const mailMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-01-sandbox-mails': {
    up: async (db) => {
      await sql`
        create table sandbox_mails (
          id bigint generated always as identity primary key,
          recipient text not null,
          subject text not null,
          code text not null,
          at timestamptz not null
        )`.execute(db);
      await sql`create index sandbox_mails_recipient on sandbox_mails (recipient)`.execute(db);
    },
  },
};

/** The inbox holds the last 1,000: who looks for a code looks for a new one. */
const kept = 1_000n;

/** Puts an e-mail into the inbox; `to` in any case. Inside a transaction it is sent only when that commits. */
export const sendMail = async (db: Database, { to, subject, code, at }: NewMail): Promise<void> => {
  const tables = db.withTables<MailTables>();
  const { id } = await tables
    .insertInto('sandbox_mails')
    .values({ recipient: to.toLowerCase(), subject, code, at: new Date(at) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tables
    .deleteFrom('sandbox_mails')
    .where('id', '<=', id - kept)
    .execute();
};

/** The outbox of the services, for the user who looks for a code. */
export class Mails {
  readonly #db;

  constructor(db: Database) {
    this.#db = db.withTables<MailTables>();
  }

  /** Newest first; `to` in any case. */
  async list(to?: string): Promise<readonly Mail[]> {
    const all = this.#db.selectFrom('sandbox_mails').selectAll().orderBy('id', 'desc');
    const rows = await (to === undefined ? all : all.where('recipient', '=', to.toLowerCase())).execute();
    return rows.map(({ recipient, subject, code, at }) => ({
      to: recipient,
      subject,
      code,
      at: at.toISOString(),
    }));
  }

  async clear(): Promise<void> {
    await this.#db.deleteFrom('sandbox_mails').execute();
  }
}
