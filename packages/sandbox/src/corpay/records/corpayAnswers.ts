import type { AnswersTable } from '@fx-gateway/services/idempotency/answersTable.ts';
import { refusalAnswer } from '../wire/answer.ts';

/** Where the answers of calls under an `Idempotency-Key` are kept. */
export const corpayAnswers: AnswersTable = {
  name: 'corpay_answers',
  customers: 'corpay_integrations',
  refuse: (status, message) => refusalAnswer(status, { key: 'Idempotency-Key', message }),
};
