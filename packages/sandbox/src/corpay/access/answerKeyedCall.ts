import {
  answerUnderIdempotencyKey,
  type IdempotentCall,
} from '@fx-gateway/services/idempotency/answerUnderIdempotencyKey.ts';
import { corpayAnswers } from '../records/corpayAnswers.ts';
import type { CorpayDatabase, CorpayTransaction } from '../records/corpayTables.ts';
import type { Answer } from '../wire/answer.ts';
import type { CustomerCall } from './customerRoute.ts';

/** Answers a customer's call once under its key. */
export const answerKeyedCall = (
  db: CorpayDatabase,
  { customer, ...call }: CustomerCall & Pick<IdempotentCall, 'name' | 'honoursKeys'>,
  decide: (trx: CorpayTransaction) => Promise<Answer>,
): Promise<Answer> => answerUnderIdempotencyKey(db, corpayAnswers, { ...call, sub: customer.sub }, decide);
