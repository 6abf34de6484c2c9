import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { callMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { hasAnswer } from '../../fetching/hasAnswer.ts';
import type { Answer } from '../../quoting/candidates/CameBack.tsx';

/** What the partner said when it was asked what became of a call; its silence needs no further words. */
export const answerOf = (failure: CallFailure | null): readonly Answer[] =>
  hasAnswer(failure) ? [{ words: callMessages(failure), requestId: failure.requestId }] : [];
