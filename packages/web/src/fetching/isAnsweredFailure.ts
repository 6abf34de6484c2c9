import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';

/** True when the partner said something; its silence is shown in other words already. */
export const isAnsweredFailure = (failure: CallFailure | null): failure is CallFailure =>
  failure !== null && failure.kind !== 'no-answer';
