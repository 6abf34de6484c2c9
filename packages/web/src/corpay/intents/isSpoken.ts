import type { CorpayFailure } from '@fx-gateway/domain/corpay';

/** True when the partner said something; its silence is told in other words already. */
export const isSpoken = (failure: CorpayFailure | null): failure is CorpayFailure =>
  failure !== null && failure.kind !== 'no-answer';
