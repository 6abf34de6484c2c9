import type { PartnerCall } from '../access/partnerCall.ts';
import { refused, type Answer } from '../answer.ts';
import type { CorpayDatabase } from '../corpayTables.ts';
import { answerOnce, type Deciding } from './answerOnce.ts';
import { requestPrint } from './requestPrint.ts';

type KeyedCall = PartnerCall & {
  /** Which call it is: one key cannot stand for two. */
  readonly name: string;
  readonly honoursKeys: boolean;
};

/** Answers a call once under its `Idempotency-Key` header, where keys are honoured and one was sent. */
export const underKey = async (
  db: CorpayDatabase,
  { customer, at, request, name, honoursKeys }: KeyedCall,
  decide: (trx: Deciding) => Promise<Answer>,
): Promise<Answer> => {
  const sent = honoursKeys ? request.headers['idempotency-key'] : undefined;
  if (sent !== undefined && (typeof sent !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sent))) {
    const message = 'The key must be 1 to 255 printable characters without spaces.';
    return refused(400, { key: 'Idempotency-Key', message });
  }
  const print = requestPrint(name, request.body);
  return answerOnce(db, { sub: customer.sub, at, key: sent ?? null, print }, decide);
};
