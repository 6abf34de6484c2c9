import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Answer } from '../http/answer.ts';
import { answerOnce, type CallToAnswerOnce } from './answerOnce.ts';
import type { AnswersTable } from './answersTable.ts';
import { requestFingerprint } from './requestFingerprint.ts';

export type IdempotentCall = Pick<CallToAnswerOnce, 'sub' | 'at'> & {
  readonly request: FastifyRequest;
  /** Which call it is: one key cannot stand for two. */
  readonly name: string;
  readonly honoursKeys: boolean;
};

/** Answers a call once under its `Idempotency-Key` header, where keys are honoured and one was sent. */
export const answerUnderIdempotencyKey = async <Tables>(
  db: Kysely<Tables>,
  table: AnswersTable,
  { sub, at, request, name, honoursKeys }: IdempotentCall,
  decide: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> => {
  const sent = honoursKeys ? request.headers['idempotency-key'] : undefined;
  if (sent !== undefined && (typeof sent !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sent)))
    return table.refuse(400, 'The key must be 1 to 255 printable characters without spaces.');
  return answerOnce(
    db,
    table,
    { sub, at, key: sent ?? null, print: requestFingerprint(name, request.body) },
    decide,
  );
};
