import { sql, type RawBuilder } from 'kysely';
import type { Answer } from '../http/answer.ts';

/** The table in which a service keeps the answers of its calls, and how that service refuses a key. */
export type AnswersTable = {
  readonly name: string;
  /** The table of the customers to whom the answers belong. */
  readonly customers: string;
  readonly refuse: (status: 400 | 422, message: string) => Answer;
};

/** Finds the answers of a customer whose time is over. */
export const indexAnswersByAge = (name: string): RawBuilder<unknown> =>
  sql`create index ${sql.id(`${name}_by_age`)} on ${sql.table(name)} (sub, first_at)`;

/** Makes a table for answers that go when the row of their customer goes, whose primary key is `sub`. */
export const createAnswersTable = ({ name, customers }: AnswersTable): RawBuilder<unknown> =>
  sql`create table ${sql.table(name)} (
    sub text not null references ${sql.table(customers)} on delete cascade,
    idempotency_key text not null,
    request_print text not null,
    first_at timestamptz not null,
    status integer,
    body text,
    primary key (sub, idempotency_key)
  )`;
