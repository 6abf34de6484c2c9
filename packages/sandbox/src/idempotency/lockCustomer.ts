import { sql, type RawBuilder } from 'kysely';
import type { AnswersTable } from './answersTable.ts';

/** Until the transaction ends no other call of the customer is carried out. */
export const lockCustomer = ({ customers }: AnswersTable, sub: string): RawBuilder<unknown> => sql`
  select sub from ${sql.table(customers)} where sub = ${sub} for no key update`;
