import type { CorpayFailure } from '@fx-gateway/domain/corpay';

/** True when the call failed for want of a valid token or sign-in: with a new one it is worth asking again (S-82). */
export const isAccessLost = ({ kind }: CorpayFailure): boolean =>
  kind === 'token-refused' ||
  kind === 'session-refused' ||
  kind === 'session-lost' ||
  kind === 'missing-token';
