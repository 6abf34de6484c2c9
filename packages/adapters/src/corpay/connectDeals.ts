import type { CorpayDeals } from '@fx-gateway/domain/corpay';
import type { CorpayCaller } from './corpayCaller.ts';
import { instructionBody, readOrderNumber } from './dealWire.ts';

export const connectDeals = (call: CorpayCaller): CorpayDeals => ({
  book: (quoteId, idempotencyKey) =>
    call({ method: 'POST', path: '/deal/book', body: { quoteId }, idempotencyKey, read: readOrderNumber }),

  instruct: (instruction, idempotencyKey) =>
    call({
      method: 'POST',
      path: '/deal/instruct',
      body: instructionBody(instruction),
      idempotencyKey,
      read: readOrderNumber,
    }),
});
