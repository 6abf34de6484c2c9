import type { CallFailure } from '@fx-gateway/domain/calls';
import { callWords } from '@fx-gateway/domain/corpay';
import { hasAnswer } from '../../calls/hasAnswer.ts';
import { RequestId } from '../../kit/notices/RequestId.tsx';

export type Answer = { readonly words: string; readonly requestId: string | null };

/** What the partner said when it was asked what became of a call; its silence needs no further words. */
export const answerOf = (failure: CallFailure | null): readonly Answer[] =>
  hasAnswer(failure) ? [{ words: callWords(failure), requestId: failure.requestId }] : [];

/** What came back so far while an outcome is not known, each with its id: no failure, and so no alarm. */
export const CameBack = ({ answers }: { readonly answers: readonly Answer[] }) =>
  answers.map(({ words, requestId }) => (
    <div key={words}>
      <p>{words}</p>
      <RequestId id={requestId} />
    </div>
  ));
