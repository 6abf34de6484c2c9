import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { isAnsweredFailure } from '../../fetching/isAnsweredFailure.ts';
import type { InterimPartnerAnswer } from '../../quoting/candidates/InterimPartnerAnswers.tsx';

/** What the partner said when it was asked what became of a call; its silence needs no further words. */
export const toPartnerAnswersWhileOutcomeUnknown = (
  failure: CallFailure | null,
): readonly InterimPartnerAnswer[] =>
  isAnsweredFailure(failure) ? [{ words: callFailureMessage(failure), requestId: failure.requestId }] : [];
