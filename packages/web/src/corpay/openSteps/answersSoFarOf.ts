import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { isAnsweredFailure } from '../../fetching/isAnsweredFailure.ts';
import type { AnswerSoFar } from '../../quoting/candidates/AnswersSoFar.tsx';

/** What the partner said when it was asked what became of a call; its silence needs no further words. */
export const answersSoFarOf = (failure: CallFailure | null): readonly AnswerSoFar[] =>
  isAnsweredFailure(failure) ? [{ words: callFailureMessage(failure), requestId: failure.requestId }] : [];
