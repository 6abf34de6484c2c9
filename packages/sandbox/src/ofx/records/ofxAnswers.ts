import type { AnswersTable } from '@fx-gateway/services/idempotency/answersTable.ts';
import { refusalAnswer } from '../wire/answer.ts';

/** Where the answers of calls under an `Idempotency-Key` are kept. */
export const ofxAnswers: AnswersTable = {
  name: 'ofx_answers',
  customers: 'ofx_customers',
  refuse: refusalAnswer,
};
