import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Answer } from '../server/services/answer.ts';
import { answerOnce, type AskedOnce } from './answerOnce.ts';
import type { AnswersTable } from './answersTable.ts';
import { requestPrint } from './requestPrint.ts';

export type KeyedCall = Pick<AskedOnce, 'sub' | 'at'> & {
  readonly request: FastifyRequest;
  /** Which call it is: one key cannot stand for two. */
  readonly name: string;
  readonly honoursKeys: boolean;
};

/** Tries to carry a call out under its key in a shorter way; undefined where nothing was done. */
export type ShorterWay = (asked: AskedOnce & { readonly key: string }) => Promise<Answer | undefined>;

/**
 * Answers a call once under its `Idempotency-Key` header, where keys are honoured and one was sent. There a shorter way
 * is tried first.
 */
export const underKey = async <Tables>(
  db: Kysely<Tables>,
  table: AnswersTable,
  { sub, at, request, name, honoursKeys }: KeyedCall,
  decide: (trx: Transaction<Tables>) => Promise<Answer>,
  shorter?: ShorterWay,
): Promise<Answer> => {
  const sent = honoursKeys ? request.headers['idempotency-key'] : undefined;
  if (sent !== undefined && (typeof sent !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sent)))
    return table.refuse(400, 'The key must be 1 to 255 printable characters without spaces.');
  const asked = { sub, at, print: requestPrint(name, request.body) };
  const done = sent === undefined ? undefined : await shorter?.({ ...asked, key: sent });
  return done ?? answerOnce(db, table, { ...asked, key: sent ?? null }, decide);
};
